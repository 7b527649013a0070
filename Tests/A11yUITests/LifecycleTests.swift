// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing

@testable import A11yUI

private struct Life: View {
  @State private var isShown = true
  @State private var number = 0
  @State private var received = 0
  let subject: PassthroughSubject<Int, Never>
  let log: Log
  var body: some View {
    Button("toggle") { isShown.toggle() }
    Button("number") { number += 1 }
    Text("received \(received)").onReceive(subject) { received = $0 }
    if isShown {
      Text("inside")
        .onAppear { log("outer appears") }
        .onDisappear { log("outer disappears") }
        .id(number)
    }
    Text("after")
      .onAppear { log("after appears") }
      .onChange(of: number) { old, new in log("\(old) to \(new)") }
      .onChange(of: isShown, initial: true) { log("shown \(isShown)") }
  }
}

@MainActor @Suite("The lifecycle events of views", .timeLimit(.minutes(30)))
struct LifecycleTests {
  @Test("The actions for appearing, changing and disappearing run in document order")
  func order() throws {
    let log = Log()
    let view = HeardView { Life(subject: PassthroughSubject(), log: log) }
    #expect(log.lines == ["outer appears", "shown true", "after appears"])
    log.lines = []
    try view.run("activate")
    #expect(log.lines == ["outer disappears", "shown false"])
    log.lines = []
    try view.run("activate", "next", "activate")
    #expect(
      log.lines == [
        "outer appears", "shown true", "outer appears", "outer disappears", "0 to 1",
      ]
    )
  }

  @Test("A view receives values that are published inside and outside a turn")
  func receive() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let view = HeardView { Life(subject: subject, log: Log()) }
    subject.send(5)
    view.host.takeTurn()
    #expect(view.labels.contains("received 5"))
  }

  private struct Tasks: View {
    @State private var text = "before"
    var body: some View {
      Text(text).task { text = "after" }
    }
  }

  @Test("The changes that a view’s task makes reach the session automatically")
  func task() async throws {
    let view = HeardView { Tasks() }
    await view.until { view.labels == ["after"] }
    #expect(view.labels == ["after"])
    #expect(view.heard() == ["before", "after"])
  }

  private struct Threads: View {
    @State private var count = 0
    let take: (Binding<Int>) -> Void
    var body: some View {
      let _ = take($count)
      Text("count \(count)")
    }
  }

  @Test("State may be changed on any thread")
  func threads() async throws {
    var binding: Binding<Int>?
    let view = HeardView { Threads { binding = $0 } }
    let count = try #require(binding)
    await withTaskGroup { group in
      for number in 1...100 { group.addTask { count.wrappedValue = number } }
    }
    count.wrappedValue = 1000
    view.host.takeTurn()
    #expect(view.labels == ["count 1,000"])
    #expect(view.host.diagnostics == [])
  }
}
