// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private enum FocusField: Hashable {
  case press
  case click
}

/// Property wrappers for one technology each, on the same elements.
private struct OneEach: View {
  @AccessibilityFocusState(for: .switchControl) var scanned: FocusField?
  @AccessibilityFocusState(for: .voiceOver) var spoken: FocusField?
  let log: Log
  var body: some View {
    VStack {
      Button("Press me") { spoken = .click }
        .accessibilityFocused($scanned, equals: .press)
        .accessibilityFocused($spoken, equals: .press)
      Button("Click me") { scanned = .press }
        .accessibilityFocused($scanned, equals: .click)
        .accessibilityFocused($spoken, equals: .click)
      Button("Neither") { spoken = nil }
    }
    .onChange(of: scanned) { log("scanned \(scanned.map { "\($0)" } ?? "nil")") }
    .onChange(of: spoken) { log("spoken \(spoken.map { "\($0)" } ?? "nil")") }
  }
}

@MainActor @Suite("Focus for a single assistive technology", .timeLimit(.minutes(30)))
struct AccessibilityFocusTests {
  @Test(
    "Each focus property wrapper follows and moves only the focus of its own technology",
    arguments: [true, false]
  )
  func oneEach(prunes: Bool) throws {
    let log = Log()
    let view = HeardView([.voiceOver, .switchControl], prunes: prunes) { OneEach(log: log) }
    #expect(log.lines == ["spoken press", "scanned press"])
    #expect(try view.run("activate") == ["Click me, button"])
    #expect(log.lines.last == "spoken click")
    #expect(view.label(of: .switchControl) == "Press me")
    try view.run("next")
    #expect(log.lines.last == "spoken nil")
    // A cursor always has an element, so writing `nil` leaves the cursor on its element.
    try view.run("previous", "previous", "focus Neither for voiceover", "activate")
    #expect(view.label(of: .voiceOver) == "Neither")
    try view.press("f2 enter")
    #expect(log.lines.last == "scanned click")
    // The first "select" command opens the menu, and the second "select" command chooses the tap action.
    try view.run("select", "select")
    #expect(log.lines.last == "scanned press")
    #expect(view.label(of: .voiceOver) == "Neither")
    #expect(view.label(of: .switchControl) == "Press me")
  }
}
