// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Endless: View {
  @State private var count = 25
  let log: Log
  var body: some View {
    Text("\(count) rows")
    List(0..<count, id: \.self) { number in
      HStack {
        Text("row \(number)")
        Text("of many")
      }
      .onAppear {
        log("\(number)")
        if number == count - 1 { count += 25 }
      }
      .onDisappear { log("\(number) goes") }
    }
    Button("none") { count = 0 }
  }
}

private struct Stacks: View {
  let log: Log
  @State private var isLong = true
  var body: some View {
    LazyVStack {
      ForEach(0..<(isLong ? 50 : 30), id: \.self) { number in
        Text("row \(number)").task { log("lazy \(number)") }
      }
    }
    VStack {
      ForEach(0..<30) { number in Text("plain \(number)").onAppear { log("plain \(number)") } }
    }
    Button("shorter") { isLong = false }
  }
}

private struct Sections: View {
  let log: Log
  var body: some View {
    List {
      ForEach(0..<3) { section in
        Section("section \(section)") {
          ForEach(0..<30) { row in Text("row \(row)").onAppear { log("\(section).\(row)") } }
        }
      }
    }
  }
}

@MainActor @Suite("Lazy rows appear when a cursor is near", .timeLimit(.minutes(30)))
struct LazyRowTests {
  @Test(
    "A list that loads more rows at its end loads them when the cursor is near the end",
    arguments: [true, false]
  )
  func endless(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Endless(log: log) }
    #expect(view.labels.first == "25 rows")
    #expect(log.lines == (0..<20).map(String.init))
    for _ in 0..<4 { try view.run("next") }
    #expect(log.lines.last == "23")
    #expect(view.labels.first == "25 rows")
    try view.run("next")
    #expect(view.labels.first == "50 rows")
    #expect(log.lines == (0..<25).map(String.init))
    try view.run("next")
    #expect(log.lines == (0..<26).map(String.init))
  }

  @Test("All rows of a list can be found, even if they have not appeared yet")
  func jump() throws {
    let log = Log()
    let view = HeardView { Stacks(log: log) }
    #expect(view.labels.count == 81)
    #expect(log.lines.filter { $0.hasPrefix("plain") }.count == 30)
    // The next button comes after all of the rows.
    #expect(try view.run("find next button") == ["shorter, button"])
    #expect(try view.run("first") == ["row 0"])
  }

  @Test(
    "A list row that never appeared does not run its disappearance action",
    arguments: [true, false]
  )
  func disappearing(prunes: Bool) throws {
    let log = Log()
    let view = HeardView(prunes: prunes) { Endless(log: log) }
    log.lines = []
    let none = try #require(view.session.tree.element(labelled: "none"))
    view.session.take(view.host.perform(.init(.activate, on: none)).update)
    #expect(log.lines == (0..<20).map { "\($0) goes" })
    #expect(view.labels == ["0 rows", "none"])
  }

  @Test("A row’s task starts only when the row appears, and never for a removed row")
  func tasks() async throws {
    let log = Log()
    let view = HeardView { Stacks(log: log) }
    func lazy() -> [String] { log.lines.filter { $0.hasPrefix("lazy") } }
    await log.until { lazy().count == 21 }
    try view.run("last", "activate")
    // Tasks start in the order in which they were created.
    await Task {}.value
    #expect(Set(lazy()) == Set((0...20).map { "lazy \($0)" }))
    #expect(view.labels.count == 61)
  }

  @Test("Rows in different sections of a list appear independently")
  func sections() throws {
    let log = Log()
    let view = HeardView { Sections(log: log) }
    #expect(log.lines.count == 60)
    #expect(!log.lines.contains("2.20"))
    try view.run("last")
    #expect(log.lines.count == 70)
    #expect(log.lines.contains("2.29"))
  }
}
