import SwiftUI
import Testing

@testable import A11yUI

/// The listing of the issue, and the first of its article.
private struct ContentView: View {
  @AccessibilityFocusState(for: .switchControl) var isClickButtonFocused: Bool
  let print: Log
  var body: some View {
    VStack {
      Button("Press me") { print("Press") }
      Button("Click me") { print("Click") }
        .accessibilityFocused($isClickButtonFocused)
    }
    .onChange(of: isClickButtonFocused) { print("\(isClickButtonFocused)") }
  }
}

/// The second listing of the article.
private struct AccessibilityFocusStateView: View {
  @AccessibilityFocusState var focused: FocusField?
  let print: Log
  var body: some View {
    VStack {
      Button("Press me") {
        // do something
        // then change focus
        focused = .click
      }
      .accessibilityFocused($focused, equals: .press)

      Button("Click me") {
        print("Click")
      }
      .accessibilityFocused($focused, equals: .click)
    }
    .onChange(of: focused) { print("\(focused.map { "\($0)" } ?? "nil")") }
  }
}

private enum FocusField: Hashable {
  case press
  case click
}

@MainActor @Suite("Focus as a program sees it")
struct FocusStatesTests {
  @Test("A wrapper for one technology follows that one alone")
  func oneTechnology() throws {
    let log = Log()
    let view = HeardView([.voiceOver, .switchControl]) { ContentView(print: log) }
    #expect(view.heard() == ["Press me, button", "switch-control: Press me, button"])
    #expect(try view.run("next") == ["Click me, button"])
    #expect(log.lines == [])
    #expect(try view.press("f2") == ["Switch Control", "Press me, button"])
    try view.run("next")
    #expect(log.lines == ["true"])
    try view.run("previous")
    #expect(log.lines == ["true", "false"])
    #expect(view.label(of: .voiceOver) == "Click me")
  }

  @Test("A wrapper for all technologies follows the one that moved last, and moves all")
  func allTechnologies() throws {
    let log = Log()
    let view = HeardView([.voiceOver, .switchControl]) { AccessibilityFocusStateView(print: log) }
    #expect(log.lines == ["press"])
    try view.run("next")
    #expect(log.lines == ["press", "click"])
    try view.run("previous")
    #expect(log.lines == ["press", "click", "press"])
    #expect(
      try view.run("activate") == ["Click me, button", "switch-control: Click me, button"]
    )
    #expect(log.lines == ["press", "click", "press", "click"])
    #expect(view.label(of: .voiceOver) == "Click me")
    #expect(view.label(of: .switchControl) == "Click me")
  }
}
