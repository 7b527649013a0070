// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Nested: View {
  @State private var text = ""
  let isBlocking: Bool
  let log: Log
  var body: some View {
    VStack {
      VStack {
        TextField("Inner", text: $text)
          .submitLabel(.next)
          .onSubmit { log("field") }
          .onSubmit { log("second") }
      }
      .onSubmit { log("box") }
      .submitScope(isBlocking)
      TextField("Outer", text: $text)
    }
    .onSubmit { log("all") }
    .onSubmit(of: .search) { log("search") }
  }
}

private struct Search: View {
  enum Field: Hashable { case search }
  @State private var text = ""
  @FocusState private var isSearching: Bool
  @FocusState private var field: Field?
  let log: Log
  var body: some View {
    NavigationStack {
      Button("Search now") { isSearching = true }
      Text(isSearching ? "searching" : "not searching")
      Text(field == .search ? "field" : "no field")
        .searchable(text: $text)
        .searchFocused($isSearching)
        .searchFocused($field, equals: .search)
        .onSubmit(of: .search) { log("search \(text)") }
        .onSubmit { log("text") }
    }
  }
}

@MainActor @Suite("Submitting text and searches", .timeLimit(.minutes(30)))
struct SubmitTests {
  @Test(
    "All submit actions for a text field run, starting with the innermost",
    arguments: [true, false]
  )
  func order(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Nested(isBlocking: false, log: log) }
    try view.run("activate")
    try view.press("enter")
    #expect(log.lines == ["field", "second", "box", "all"])
  }

  @Test("A submit scope keeps a submission inside the scope", arguments: [true, false])
  func scope(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Nested(isBlocking: true, log: log) }
    try view.run("activate")
    try view.press("enter")
    #expect(log.lines == ["field", "second", "box"])
    try view.run("next", "activate")
    try view.press("enter")
    #expect(log.lines == ["field", "second", "box", "all"])
  }

  @Test("A search field can be focused and submitted as a search", arguments: [true, false])
  func search(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Search(log: log) }
    #expect(view.labels.suffix(3) == ["Search now", "not searching", "no field"])
    try view.run("focus Search now", "activate")
    #expect(view.labels.suffix(3) == ["Search now", "searching", "field"])
    try view.run("type oslo")
    try view.press("enter")
    #expect(log.lines == ["search oslo"])
    #expect(view.labels.suffix(3) == ["Search now", "not searching", "no field"])
  }
}
