// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11ySession

/// Tests for keys that a source handles together.
@MainActor @Suite("Typing ahead", .timeLimit(.minutes(30)))
struct TypingAheadTests {
  /// A field whose source answers only when the test says so.
  @MainActor
  private final class Field: TreeSource {
    static let id = ElementID(index: 1)
    var onEvent: ((SourceEvent) -> Void)?
    let takesTypeAhead = true
    let clock = SourceClock.wall
    private(set) var element: Element
    /// The inserted text of each request, with `<` for a deletion and `|` for a move.
    private(set) var requests: [String] = []
    private(set) var recorded: [String] = []
    private var open: [(ticket: RequestTicket, request: ActionRequest)] = []

    init(isSecret: Bool = false) {
      element = Element(isSecret ? .secureTextField : .textField, label: "Field")
      element.actions = [.activate, .edit]
      element.states.isEditing = true
      element.states.isProtected = isSecret
      element.details.insertionPoint = 0
    }

    var progress: SourceProgress { open.isEmpty ? .settled : .waiting(for: "the page to answer") }

    func start() -> TreeUpdate {
      TreeUpdate(
        root: ElementID(index: 0),
        changes: [
          .init(
            ElementID(index: 0),
            Element(.webArea, children: [Self.id, ElementID(index: 2)])
          ),
          .init(Self.id, element), .init(ElementID(index: 2), .button("Next")),
        ],
        keyboardFocus: .move(Self.id)
      )
    }

    func perform(_ request: ActionRequest) -> ActionResponse {
      switch request.action {
      case .insertText(let text): requests.append(text)
      case .typeAhead(let ahead):
        requests.append(
          ahead.keys.map { key in
            switch key.effect {
            case .insert(let text): text
            case .deleteBackward, .deleteForward: "<"
            case .moveBackward, .moveForward: "|"
            }
          }.joined()
        )
      default: return .refused("")
      }
      open.append((RequestTicket(UInt64(requests.count)), request))
      return .underWay(RequestTicket(UInt64(requests.count)))
    }

    /// Answers the open request after performing the given number of its keys.
    func answer(_ count: Int = 1, moving focus: KeyboardFocusRequest? = nil) {
      let (ticket, request) = open.removeFirst()
      var outcome = ActionResponse.Outcome.handled
      if case .typeAhead(let ahead) = request.action {
        outcome = .typed(count)
        for key in ahead.keys.prefix(count) {
          switch key.effect {
          case .insert(let text): _ = element.edit(.insertText(text))
          case .deleteBackward: _ = element.edit(.deleteBackward)
          case .moveBackward(let text), .deleteForward(let text):
            _ = element.edit(
              .moveInsertionPoint((element.details.insertionPoint ?? 0) - text.count)
            )
          case .moveForward(let text):
            _ = element.edit(
              .moveInsertionPoint((element.details.insertionPoint ?? 0) + text.count)
            )
          }
        }
      } else {
        _ = element.edit(request.action)
      }
      var update = TreeUpdate(changes: [.init(Self.id, element)])
      update.keyboardFocus = focus
      // A page reports its changes before it answers.
      onEvent?(.changed(update))
      onEvent?(.answered(ticket, ActionResponse(outcome)))
    }

    func session() -> AssistiveSession {
      let session = AssistiveSession(source: self, pacing: .person(waitsForVoice: false))
      session.start()
      session.onRecord = { [weak self] record in
        if case .command(let text) = record.content { self?.recorded.append(text) }
        if case .speech = record.content, let line = record.line {
          self?.recorded.append("“\(line)”")
        }
      }
      return session
    }
  }

  private func press(_ keys: String, in session: AssistiveSession) {
    for key in keys {
      session.perform(.press(key == "<" ? Key(.backspace) : key == "|" ? Key(.left) : Key(key)))
    }
  }

  @Test("A source receives more keys with each request, as long as all of them have their effects")
  func growing() {
    let field = Field()
    let session = field.session()
    press("abcdef|<ghijkl", in: session)
    for count in [1, 2, 4, 7] { field.answer(count) }
    #expect(field.requests == ["a", "bc", "def|", "<ghijkl"])
    #expect(field.element.value == "abcdghijklf")
    #expect(session.editedText?.before == "abcdghijkl")
    #expect(session.wait == .none)
  }

  @Test("Keys that had no effect are interpreted again, and no key is echoed twice")
  func interrupted() {
    let field = Field()
    let session = field.session()
    press("abcde", in: session)
    field.answer()
    field.answer(1)
    #expect(field.requests == ["a", "bc", "cde"])
    field.answer(0)
    #expect(field.requests.last == "c")
    field.answer()
    field.answer(2)
    #expect(field.requests == ["a", "bc", "cde", "c", "de"])
    #expect(
      field.recorded == ["a", "b", "c", "d", "e"].flatMap { ["press \($0)", "“\($0)”"] }
    )
  }

  @Test("Letters after a key that moves focus out of the field are commands")
  func movedFocus() {
    let field = Field()
    let session = field.session()
    press("abq", in: session)
    field.answer()
    field.answer(1, moving: .move(ElementID(index: 2)))
    #expect(field.element.value == "ab")
    #expect(session.isFinished)
  }

  @Test(
    "Keys typed ahead in a secret field are not recorded, even if they move focus to another field"
  )
  func secret() {
    let field = Field(isSecret: true)
    let session = field.session()
    press("123", in: session)
    field.answer()
    field.answer(2, moving: .move(ElementID(index: 2)))
    #expect(field.requests == ["1", "23"])
    #expect(!field.recorded.joined().contains { $0.isNumber })
    #expect(field.recorded.prefix(6).contains("press •"))
  }

  @Test("After the session has ended, no key is typed again")
  func quit() {
    let field = Field()
    let session = field.session()
    press("abc", in: session)
    field.answer()
    session.perform(.quit)
    field.answer(0)
    #expect(field.requests == ["a", "bc"])
  }
}
