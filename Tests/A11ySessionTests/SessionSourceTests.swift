// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

/// A source that is notified of cursor positions and can change without a request.
@MainActor
private final class FollowingSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?
  var told: [FocusedElements] = []
  var answer: (FocusedElements) -> TreeUpdate = { _ in TreeUpdate() }
  var response = ActionResponse.refused("")
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  func start() -> TreeUpdate {
    let ids = elements.indices.map { ElementID(index: UInt32($0 + 1)) }
    return TreeUpdate(
      root: ElementID(index: 0),
      changes: [.init(ElementID(index: 0), Element(.window, children: ids))]
        + zip(ids, elements).map { .init($0, $1) }
    )
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    if request.action == .focus { return .handled() }
    if request.action == .beginEditing {
      var element = elements[Int(request.target.index) - 1]
      element.states.isEditing = true
      return .handled(TreeUpdate(changes: [.init(request.target, element)]))
    }
    return response
  }

  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    told.append(focus)
    return answer(focus)
  }
}

@MainActor @Suite("Communication between a session and its source", .timeLimit(.minutes(30)))
struct SessionSourceTests {
  private func open(
    _ source: FollowingSource,
    _ technologies: AccessibilityTechnologies = .voiceOver
  ) -> (AssistiveSession, () -> [String]) {
    var settings = SessionSettings()
    settings.technologies = technologies
    settings.verbosity.speaksHints = false
    let session = AssistiveSession(source: source, settings: settings)
    var lines: [String] = []
    session.onRecord = { record in
      if case .command = record.content { return }
      if let line = record.line { lines.append(line) }
    }
    session.start()
    return (
      session,
      {
        defer { lines = [] }
        return lines
      }
    )
  }

  private let page = [Element.button("One"), .button("Two"), .field("Name")]

  @Test("A session does not keep asking a source for missing rows that are never created")
  func rowsThatNeverCome() {
    var rows = Element()
    rows.details.unmadeRows = 1_000
    let source = FollowingSource([.button("One"), rows, .button("Two")])
    let (session, heard) = open(source)
    for command in [VoiceOver.Command.next, .last, .choose("Two"), .find(.headings, .backward)] {
      session.perform(.voiceOver(command))
    }
    session.makeAllRows()
    #expect(
      heard() == [
        "One, button", "Two, button", "Two, button", "Two, button", "[border]", "heading not found",
      ]
    )
  }

  @Test("At most once per turn, the source is told which cursors have moved")
  func told() throws {
    let source = FollowingSource(page)
    let (session, _) = open(source, .all)
    #expect(source.told.map(\.voiceOver) == [ElementID(index: 1)])
    #expect(source.told.map(\.switchControl) == [ElementID(index: 1)])
    session.perform(.voiceOver(.next))
    #expect(source.told.count == 2)
    #expect(source.told.last?.voiceOver == ElementID(index: 2))
    #expect(source.told.last?.switchControl == ElementID(index: 1))
    session.perform(.help)
    #expect(source.told.count == 2)
  }

  @Test(
    "Changes that the source makes in response to a cursor move are applied before the turn ends"
  )
  func answers() throws {
    let source = FollowingSource(page)
    source.answer = { focus in
      guard focus.voiceOver == ElementID(index: 2) else { return TreeUpdate() }
      return TreeUpdate(focusRequests: [FocusRequest(ElementID(index: 3))])
    }
    let (session, heard) = open(source)
    _ = heard()
    session.perform(.voiceOver(.next))
    #expect(heard() == ["Two, button", "Name, text field"])
    #expect(source.told.map(\.voiceOver?.index) == [1, 2, 3])
  }

  @Test("If the source responds to every cursor move with another move, the session stops the loop")
  func endless() throws {
    let source = FollowingSource(page)
    source.answer = { focus in
      let next = ElementID(index: focus.voiceOver?.index == 1 ? 2 : 1)
      return TreeUpdate(focusRequests: [FocusRequest(next)])
    }
    let (session, _) = open(source)
    #expect(session.notice.contains("kept moving each other"))
    #expect(source.told.count == 16)
  }

  @Test(
    "If the source answers every keyboard focus move with another move, the session stops the loop"
  )
  func endlessKeyboard() throws {
    let source = FollowingSource([.button("One"), .button("Two")])
    let (session, _) = open(source)
    source.answer = { focus in
      TreeUpdate(keyboardFocus: .move(ElementID(index: focus.keyboard?.index == 1 ? 2 : 1)))
    }
    session.perform(.voiceOver(.next))
    #expect(session.notice.contains("kept moving each other"))
  }

  @Test("A change that no command caused is announced in a separate turn")
  func byItself() throws {
    let source = FollowingSource(page)
    let (session, heard) = open(source)
    _ = heard()
    source.onEvent?(
      .changed(TreeUpdate(changes: [.init(ElementID(index: 1), .button("Uno"))]))
    )
    #expect(heard() == ["Uno"])
    #expect(session.tree[ElementID(index: 1)]?.label == "Uno")
  }

  @Test("A program can move keyboard focus into a field and out of it")
  func keyboard() throws {
    let source = FollowingSource(page)
    source.response = .handled(TreeUpdate(keyboardFocus: .move(ElementID(index: 3))))
    let (session, heard) = open(source)
    _ = heard()
    session.perform(.voiceOver(.activate))
    #expect(session.keyboardFocus == ElementID(index: 3))
    #expect(session.focus(of: .voiceOver) == ElementID(index: 3))
    #expect(source.told.last?.keyboard == ElementID(index: 3))
    source.response = .handled()
    source.onEvent?(.changed(TreeUpdate(keyboardFocus: .dismiss)))
    #expect(session.keyboardFocus == nil)
    #expect(session.focus(of: .voiceOver) == ElementID(index: 3))
    #expect(source.told.last?.keyboard == nil)
  }

  /// Opens a menu from "Size" while keyboard focus is on "Small", closes it, and reports that keyboard focus is back on
  /// "Small", either together with the change or after it.
  private func closeMenu(_ isLate: Bool, _ source: FollowingSource, _ session: AssistiveSession) {
    let (window, size, menu, item) = (
      ElementID(index: 0), ElementID(index: 2), ElementID(index: 4), ElementID(index: 5)
    )
    let small = TreeUpdate(keyboardFocus: .move(ElementID(index: 1)))
    func shown(_ ids: [UInt32]) -> TreeUpdate.Change {
      .init(window, Element(.window, children: ids.map { ElementID(index: $0) }))
    }
    var list = Element(.menu, children: [item])
    list.traits.insert(.isModal)
    source.response = .handled(small)
    session.perform(.voiceOver(.activate))
    session.perform(.focus("Size", for: .voiceOver))
    source.response = .handled(
      TreeUpdate(
        changes: [shown([1, 2, 3, 4]), .init(menu, list), .init(item, .button("Large"))],
        keyboardFocus: .move(item)
      )
    )
    session.perform(.voiceOver(.activate))
    #expect(session.focus(of: .voiceOver) == item)
    var closed = TreeUpdate(changes: [shown([1, 2, 3])], removals: [menu, item])
    if !isLate { closed.add(small) }
    source.response = .handled(closed)
    session.perform(.voiceOver(.activate))
    if isLate { source.onEvent?(.changed(small)) }
    #expect(session.keyboardFocus == ElementID(index: 1))
    #expect(session.focus(of: .voiceOver) == size)
  }

  @Test(
    "When a menu closes and keyboard focus returns, the cursor stays on the control that opened it",
    arguments: [false, true]
  )
  func returningKeyboardFocus(_ isLate: Bool) {
    let source = FollowingSource([.button("Small"), .button("Size"), .button("Other")])
    let (session, heard) = open(source)
    closeMenu(isLate, source, session)
    #expect(heard().last == "Size, button")
    source.response = .handled(TreeUpdate(keyboardFocus: .move(ElementID(index: 1))))
    session.perform(.voiceOver(.activate))
    #expect(heard() == ["Small, button"])
  }
}
