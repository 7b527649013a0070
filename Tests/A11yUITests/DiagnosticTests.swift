// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Twins: View {
  var body: some View {
    ForEach([1, 2, 1], id: \.self) { Text("Row \($0)") }
  }
}

private struct Ambiguous: View {
  @AccessibilityFocusState private var focus: Int?
  var body: some View {
    Button("go") { focus = 1 }
    Text("first").accessibilityFocused($focus, equals: 1)
    Text("second").accessibilityFocused($focus, equals: 1)
  }
}

private struct Nowhere: View {
  @AccessibilityFocusState private var focus: Int?
  @State private var other = 0
  let log: Log
  var body: some View {
    Button("go") { focus = 7 }
    Button("other") { other += 1 }
    Text("other \(other)")
      .onChange(of: focus) { log("\(focus.map(String.init) ?? "nil")") }
  }
}

private struct Restless: View {
  @State private var count = 0
  @State private var isRunning = false
  var body: some View {
    Button("run") { isRunning = true }
    Text("count")
      .onChange(of: isRunning) { count += 1 }
      .onChange(of: count) { count += 1 }
  }
}

private struct Endless: View {
  let depth: Int
  var body: some View {
    Text("\(depth)")
    if depth >= 0 { Endless(depth: depth + 1) }
  }
}

@MainActor
@Suite(
  "Invalid views are reported without crashing the program",
  .timeLimit(.minutes(30))
)
struct DiagnosticTests {
  @Test("List rows with the same ID are distinguished by their order")
  func duplicateID() {
    let view = HeardView { Twins() }
    #expect(view.labels == ["Row 1", "Row 2", "Row 1"])
    #expect(view.host.diagnostics.map(\.kind) == [.duplicateID])
    #expect(view.host.diagnostics.first?.view == "Twins")
    #expect(view.host.diagnostics.first?.message.contains("the id 1 in one ForEach") == true)
  }

  @Test("If several elements have the same focus value, the first element receives focus")
  func ambiguous() throws {
    let view = HeardView { Ambiguous() }
    #expect(try view.run("activate") == ["first"])
    #expect(view.host.diagnostics.map(\.kind) == [.ambiguousFocus])
    #expect(view.host.diagnostics.first?.description.contains("Ambiguous") == true)
    #expect(view.host.diagnostics.first?.message.contains("“first” and “second”") == true)
  }

  @Test("A focus value without a matching element is reset to nil after some turns")
  func nowhere() throws {
    let log = Log()
    let view = HeardView { Nowhere(log: log) }
    try view.run("activate")
    #expect(log.lines == ["7"])
    try view.run("next")
    for _ in 0..<6 { try view.run("activate") }
    #expect(log.lines == ["7", "nil"])
    #expect(view.host.diagnostics.map(\.kind) == [.focusTargetMissing])
  }

  @Test("View updates that never settle are stopped")
  func restless() throws {
    let view = HeardView { Restless() }
    try view.run("activate")
    #expect(view.host.diagnostics.map(\.kind) == [.doesNotSettle])
    #expect(view.host.diagnostics.first?.view == "Restless")
    #expect(view.labels == ["run", "count"])
  }

  @Test("A view that contains itself is cut off and reported")
  func endless() {
    let host = ViewHost { Endless(depth: 0) }
    #expect(host.start().changes.count > 100)
    #expect(host.diagnostics.map(\.kind) == [.tooDeep])
    #expect(host.diagnostics.first?.view == "Endless")
  }

  @Test("A focus wrapper outside a view has its initial value and is reported")
  func uninstalled() {
    struct Loose {
      @AccessibilityFocusState var isFocused: Bool
    }
    let loose = Loose()
    loose.isFocused = true
    #expect(loose.isFocused == false)
    #expect(
      Diagnostic.uninstalled.contains {
        $0.kind == .notInstalled && $0.view == "AccessibilityFocusState<Bool>"
      }
    )
  }
}
