// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Testing

@testable import A11yDocuments

/// Tests for flows that were recorded as a series of captures.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct ScreenFlowTests {
  private func screen(_ label: String, _ button: String) throws -> Document {
    try Document("- heading \"\(label)\"\n- button \"\(button)\"\n")
  }

  /// Performs an action on the element with the given name, and returns the names on the next screen.
  private func perform(_ action: Action, _ name: String, _ source: CapturedTree) throws -> [String]
  {
    let target = source.start().changes.first { $0.element.label == name }
    _ = source.perform(ActionRequest(action, on: try #require(target).id))
    return source.start().changes.map(\.element.label).filter { !$0.isEmpty }.sorted()
  }

  @Test func `Steps are written as an action, an arrow and a path`() throws {
    let flow = try WrittenFlow("activate Buy, now → a b.xml ; escape -> c.xml;")
    #expect(
      flow.steps == [
        .init(activated: "Buy, now", path: "a b.xml"), .init(activated: nil, path: "c.xml"),
      ]
    )
  }

  @Test(arguments: [
    ("", "no screen is specified"), ("activate Enroll", "has no “→”"),
    ("activate Enroll →", "does not name a screen"),
    ("swipe up → a.xml", "cannot lead to a screen"),
  ])
  func `The error for a step that cannot be parsed names the step`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try WrittenFlow(text) }
    #expect(error?.message.contains(message) == true)
  }
}
