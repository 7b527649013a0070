// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private enum Tab: String { case home, work }

private struct Page: View {
  @SceneStorage("tab") private var tab = Tab.home
  @SceneStorage("draft") private var draft: String?
  @SceneStorage("ratio") private var ratio = 0.5
  var body: some View {
    Text("\(tab.rawValue) \(draft ?? "no draft") \(ratio)")
    Button("change") {
      tab = .work
      draft = "Dear “you”"
      ratio = .infinity
    }
    Button("forget") { draft = nil }
    Twin()
  }
}

private struct Twin: View {
  @SceneStorage("tab") private var tab = Tab.work
  @SceneStorage("count") private var count = 0
  var body: some View {
    Text("twin \(tab.rawValue)")
    Stepper("count", value: $count)
  }
}

@MainActor @Suite("Values that views store with SceneStorage", .timeLimit(.minutes(30)))
struct SceneStorageTests {
  @Test("A SceneStorage key has a separate value in each window", arguments: [true, false])
  func windows(prunes: Bool) throws {
    let first = HeardView(prunes: prunes) { Page() }
    let second = HeardView(prunes: prunes) { Page() }
    #expect(first.labels.first == "home no draft 0.500000")
    #expect(first.labels.contains("twin work"))
    try first.run("next", "activate")
    #expect(first.labels.first == "work Dear “you” ∞")
    #expect(second.labels.first == "home no draft 0.500000")
    try first.run("next", "activate")
    #expect(first.labels.first == "work no draft ∞")
  }

  @Test("A window’s SceneStorage values are restored")
  func restored() throws {
    let values = SceneStorageValues()
    let view = HeardView { Page().environment(\.sceneStorage, values) }
    #expect(values.isEmpty)
    try view.run("next", "activate", "last", "increment")
    #expect(
      String(decoding: values.data, as: UTF8.self)
        == #"{"count":{"int":1},"draft":{"string":"Dear “you”"},"ratio":{"double":"inf"},"#
        + #""tab":{"string":"work"}}"#
    )
    let restored = try SceneStorageValues(data: values.data)
    let again = HeardView { Page().environment(\.sceneStorage, restored) }
    #expect(again.labels.first == "work Dear “you” ∞")
    #expect(again.labels.contains("twin work"))
  }

  @Test("Damaged SceneStorage data causes an error, but a value of the wrong type is replaced")
  func badData() throws {
    for text in ["", "[]", "{", #"{"tab":3}"#, #"{"tab":{"int":"x"}}"#] {
      #expect(throws: DecodingError.self) { try SceneStorageValues(data: Data(text.utf8)) }
    }
    let odd = #"{"tab":{"string":"sea"},"draft":{"int":1},"ratio":{"later":[]},"count":{}}"#
    let values = try SceneStorageValues(data: Data(odd.utf8))
    let view = HeardView { Page().environment(\.sceneStorage, values) }
    #expect(view.labels.first == "home no draft 0.500000")
    #expect(view.host.diagnostics.count == 5)
    #expect(view.host.diagnostics.allSatisfy { $0.kind == .unreadableStorage })
    #expect(try SceneStorageValues(data: values.data).data == values.data)
  }

  @Test("A SceneStorage property outside a view stores nothing and is reported")
  func uninstalled() {
    let loose = SceneStorage(wrappedValue: 3, "loose")
    loose.wrappedValue = 4
    #expect(loose.wrappedValue == 3)
    #expect(loose.projectedValue.wrappedValue == 3)
    #expect(Diagnostic.uninstalled.contains { $0.view == "SceneStorage<Int>" })
  }
}
