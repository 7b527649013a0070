// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Twice: View {
  @State private var text = ""
  @FocusState private var focus: Int?
  var body: some View {
    Button("go") { focus = 1 }
    TextField("first", text: $text).focused($focus, equals: 1)
    TextField("second", text: $text).focused($focus, equals: 1)
  }
}

private struct Nowhere: View {
  @FocusState private var focus: Int?
  var body: some View {
    Button("go") { focus = 7 }
    Text(focus.map { "\($0)" } ?? "nil")
  }
}

private struct Early: View {
  @FocusState private var isFocused: Bool
  private let wasFocused: Bool
  init() {
    _isFocused = FocusState()
    wasFocused = _isFocused.wrappedValue
  }
  var body: some View { Text("early") }
}

@MainActor @Suite("Ambiguous and missing focus targets are reported", .timeLimit(.minutes(30)))
struct FocusDiagnosticTests {
  @Test(
    "If two views share a focus value, the first view gets focus, and a warning names both views"
  )
  func ambiguous() throws {
    let view = HeardView { Twice() }
    #expect(try view.run("activate").last == "first, text field, is editing")
    try view.press("escape")
    try view.run("focus go", "activate")
    #expect(view.host.diagnostics.map(\.kind) == [.ambiguousFocus])
    let diagnostic = view.host.diagnostics.first
    #expect(diagnostic?.view == "Twice")
    #expect(diagnostic?.message.contains("“first” and “second”") == true)
    #expect(diagnostic?.message.contains("A11yUITests/FocusDiagnosticTests.swift:10") == true)
  }

  @Test("A focus value without a matching view is reset to nil and reported with its declaration")
  func nowhere() throws {
    let view = HeardView { Nowhere() }
    try view.run("activate", "next")
    #expect(view.labels == ["go", "7"])
    for _ in 0..<4 { try view.run("next", "previous") }
    #expect(view.labels == ["go", "nil"])
    #expect(view.host.diagnostics.map(\.kind) == [.focusTargetMissing])
    #expect(view.host.diagnostics.first?.view == "Nowhere")
    #expect(
      view.host.diagnostics.first?.message.contains("FocusDiagnosticTests.swift:19") == true
    )
  }

  @Test(
    "A focus wrapper that is read before its view is shown has its initial value and is reported"
  )
  func early() {
    let before = Diagnostic.uninstalled.count
    let view = HeardView { Early() }
    #expect(view.labels == ["early"])
    let all = Diagnostic.uninstalled + view.host.diagnostics
    #expect(all.count > before)
    #expect(
      all.contains {
        $0.kind == .notInstalled && $0.view == "FocusState<Bool>"
          && $0.message.contains("FocusDiagnosticTests.swift:30")
      }
    )
  }
}
