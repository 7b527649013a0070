// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A page with a text field that accepts keys typed ahead. The page answers only when the test requests an answer.
@MainActor
package final class LaterField: TreeSource {
  package static let id = ElementID(index: 1)
  package var onEvent: ((SourceEvent) -> Void)?
  package let takesTypeAhead = true
  package let clock = SourceClock.wall
  package private(set) var element: Element
  /// The text inserted by each request, with `<` for a deletion and `|` for a move.
  package private(set) var requests: [String] = []
  /// The recorded commands, and the spoken words in quotation marks.
  package private(set) var recorded: [String] = []
  private var open: [(ticket: RequestTicket, request: ActionRequest)] = []

  package init(isSecret: Bool = false) {
    element = Element(isSecret ? .secureTextField : .textField, label: "Field")
    element.actions = [.activate, .edit]
    element.states.isEditing = true
    element.states.isProtected = isSecret
    element.details.insertionPoint = 0
  }

  package var progress: SourceProgress {
    open.isEmpty ? .settled : .waiting(for: "the page to answer")
  }

  package func start() -> TreeUpdate {
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

  package func perform(_ request: ActionRequest) -> ActionResponse {
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

  /// Answers the pending request after performing the given number of its keys.
  package func answer(_ count: Int = 1, moving focus: KeyboardFocusRequest? = nil) {
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
    // A page reports its changes before it answers the request.
    onEvent?(.changed(update))
    onEvent?(.answered(ticket, ActionResponse(outcome)))
  }

  package func session() -> AssistiveSession {
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
