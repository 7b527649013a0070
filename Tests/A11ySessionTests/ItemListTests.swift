// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

/// Tests for lists of elements of one kind.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ItemListTests {
  private let session: AssistiveSession

  init() {
    let source = ScriptedSource(
      [.button("Buy"), .init(.heading, label: "Teas"), .init(.heading, label: "Cups")]
    )
    session = AssistiveSession(source: source)
    session.start()
  }

  private func heard(_ command: SessionCommand) -> [String] {
    var lines: [String] = []
    session.onRecord = { record in
      if case .command = record.content { return }
      if case .notice(let text) = record.content { return lines.append("(\(text))") }
      if let line = record.line { lines.append(line) }
    }
    session.perform(command)
    return lines
  }

  @Test func `A list contains one kind of element, and Enter moves to the chosen element`() {
    #expect(heard(.openList(.headings)) == ["list of headings", "Teas, heading, 1 of 2"])
    #expect(heard(.press(Key(.down))) == ["Cups, heading, 2 of 2"])
    #expect(heard(.press(Key(.enter))) == ["Cups, heading"])
  }

  @Test func `Typed text is searched for only in the list`() {
    _ = heard(.openList(.headings))
    #expect(heard(.type("u")) == ["Cups, heading, 1 of 1"])
    #expect(heard(.press(Key(.escape))) == ["closed"])
  }

  @Test func `An empty list announces that it has no items, and words cannot be listed`() {
    #expect(heard(.openList(.links)) == ["list of links", "no matching items"])
    #expect(heard(.press(Key(.escape))) == ["closed"])
    #expect(heard(.openList(.words)) == ["(There is no list of words.)"])
  }
}
