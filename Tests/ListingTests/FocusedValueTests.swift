// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "Focused values work as the article on property wrappers describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct FocusedValueTests {
  @Test("A focused value is available while its view has keyboard focus")
  func value() async throws {
    let session = try await Session(FocusedText.ContentView(), settings: withoutHints)
    session.expect("nil")
    session.expectOutline("nil\ntext, Hello, text field")
    session.press("tab")
    session.expect("text, Hello, text field, is editing")
    session.expectOutline("Hello\ntext, Hello, text field, is editing")
    session.type("!")
    session.expect("exclamation mark")
    session.expectOutline("Hello!\ntext, Hello!, text field, is editing")
    session.press("escape")
    session.expectSilence()
    session.expectOutline("nil\ntext, Hello!, text field")
  }

  @Test("Views follow changes to a focused observable object")
  func observable() async throws {
    let session = try await Session(FocusedObservable.ContentView(), settings: withoutHints)
    session.expect("nil")
    session.press("tab")
    session.expect("text, Hello, text field, is editing")
    session.type("!")
    session.expect("exclamation mark")
    session.expectOutline("Hello!\ntext, Hello!, text field, is editing")
    session.press("escape")
    session.expectSilence()
    session.expectOutline("nil\ntext, Hello!, text field")
  }

  @Test("A focused binding can be set from outside only while its view has focus")
  func binding() async throws {
    let session = try await Session(FocusedTextBinding.ContentView(), settings: withoutHints)
    session.expect("nil")
    session.find("Change Key").activate()
    session.expectSilence()
    session.expectOutline("nil\nChange Key, button\ntext, Hello, text field")
    session.find("text", role: .textField).activate()
    _ = session.heard()
    // Only the VoiceOver cursor moves; the edited field keeps keyboard focus.
    session.find("Change Key").focus()
    session.expect("Change Key, button")
    #expect(session.outline().first == "Hello")
    session.perform("activate")
    session.expectSilence()
    let key = try #require(session.outline().first)
    #expect(Int(key).map { (0..<100).contains($0) } == true)
    #expect(session.find("text", role: .textField).value == key)
    session.find("text", role: .textField).focus()
    session.expect("/text, \\d+, text field, is editing/")
    session.type("0")
    session.expect("0")
    #expect(session.outline().first == "\(key)0")
  }
}
