// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import SwiftUI
import Testing

@testable import A11yUI

private struct Numbers: View {
  @State var numbers: [Int]
  var body: some View {
    Text("top")
    Button("grow") { numbers.insert(-1 - numbers.count, at: numbers.count / 2) }
    Button("thin") { numbers.removeAll { $0 % 2 == 1 } }
    List(numbers, id: \.self) { number in
      if number % 100 == 0 {
        Text("row \(number)").accessibilityAddTraits(.isHeader)
      } else {
        Text("row \(number)")
      }
    }
    Button("end") { numbers.reverse() }
  }
}

private struct Sparse: View {
  var body: some View {
    Text("top")
    List(0..<1_000) { number in
      if number == 700 { Text("row 700") }
    }
    Button("end") {}
  }
}

private struct Reaching: View {
  enum Place: Hashable { case row(Int) }
  @AccessibilityFocusState private var focus: Place?
  @FocusState private var field: Int?
  var body: some View {
    Button("go far") { focus = .row(800) }
    Button("type far") { field = 900 }
    List(0..<1_000) { number in
      VStack {
        Text("row \(number)").accessibilityFocused($focus, equals: .row(number))
        if number == 900 {
          TextField("field", text: .constant("")).focused($field, equals: number)
        }
      }
    }
    .accessibilityRotor("Far rows") {
      AccessibilityRotorEntry("far", id: 600)
      AccessibilityRotorEntry("farther", id: 950)
    }
  }
}

private struct Rows<Container: View>: View {
  @State private var numbers = Array(0..<400)
  let container: (ForEach<[Int], Int, Text>) -> Container
  var body: some View {
    Button("drop") { numbers.removeFirst(min(numbers.count, 30)) }
    Button("add") { numbers.insert(contentsOf: 1_000..<1_120, at: numbers.count / 2) }
    Button("sort") { numbers.sort { $0 % 7 < $1 % 7 } }
    container(ForEach(numbers, id: \.self) { Text("row \($0)") })
    Button("end") {}
  }
}

@MainActor @Suite("Rows far from the cursor are not created", .timeLimit(.minutes(30)))
struct UnmadeRowTests {
  private func many(prunes: Bool = Scenario.prunes) -> HeardView<Numbers> {
    HeardView(prunes: prunes) { Numbers(numbers: Array(0..<1_000)) }
  }

  @Test(
    "One screen of rows is created at first, and more rows are created as the cursor moves on",
    arguments: [true, false]
  )
  func walk(prunes: Bool) throws {
    let view = many(prunes: prunes)
    #expect(view.host.counters.rowsMade < 100)
    try view.run("next", "next")
    #expect(try view.run("next") == ["row 0, heading, list start"])
    for number in 1..<300 {
      #expect(try view.run("next") == [words(number)])
    }
    #expect(view.host.counters.rowsMade < 600)
    for number in (1..<299).reversed() {
      #expect(try view.run("previous") == [words(number)])
    }
    #expect(try view.run("previous") == ["row 0, heading, list start"])
    #expect(view.host.counters.rowsMade < 600)
  }

  private func words(_ number: Int) -> String {
    number % 100 == 0 ? "row \(number), heading" : "row \(number)"
  }

  @Test("Users can move to the last row of a list without creating the rows before it")
  func ends() throws {
    let view = many()
    #expect(try view.run("last") == ["end, button"])
    #expect(try view.run("previous") == ["row 999, list end"])
    #expect(try view.run("previous") == ["row 998"])
    #expect(view.host.counters.rowsMade < 200)
    #expect(try view.run("first") == ["top"])
    try view.run("next", "next")
    #expect(try view.run("next") == ["row 0, heading, list start"])
  }

  @Test("A search in a list creates rows until it finds a match")
  func kinds() throws {
    let view = many()
    try view.run("next", "next", "next")
    #expect(try view.run("find next heading") == ["row 100, heading"])
    #expect(view.host.counters.rowsMade < 400)
    #expect(try view.run("find next button") == ["end, button"])
    #expect(view.host.counters.rowsMade == 1_000)
    #expect(try view.run("find previous heading") == ["row 900, heading, list"])
  }

  @Test("List rows without content are skipped", arguments: [true, false])
  func sparse(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Sparse() }
    #expect(try view.run("next") == ["row 700, list start"])
    #expect(try view.run("next") == ["end, button"])
    #expect(try view.run("previous") == ["row 700, list start"])
    #expect(try view.run("previous") == ["top"])
  }

  @Test("A text search examines all rows in a list")
  func words() throws {
    let view = many()
    #expect(try view.run("choose row 777") == ["row 777, list"])
    #expect(try view.run("focus row 555") == ["row 555"])
    #expect(view.labels.count == 1_004)
  }

  @Test("A program can move focus to a row that has not been created", arguments: [true, false])
  func focus(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Reaching() }
    #expect(try view.run("activate") == ["row 800, list"])
    #expect(try view.run("next") == ["row 801"])
    let other = HeardView(prunes: prunes) { Reaching() }
    try other.run("next", "activate")
    #expect(other.session.keyboardFocus.flatMap { other.session.tree[$0]?.label } == "field")
  }

  @Test("A rotor can move to a row that has not been created, and creates only the rows around it")
  func rotor() throws {
    let view = HeardView { Reaching() }
    try view.run("next", "next")
    view.session.perform(.voiceOver(.setRotor(.custom("Far rows"))))
    func move(_ direction: VoiceOver.Direction) -> [String] {
      _ = view.heard()
      view.session.perform(.voiceOver(.rotorMove(direction)))
      return view.heard()
    }
    #expect(move(.forward) == ["row 600"])
    #expect(view.host.counters.rowsMade < 250)
    #expect(try view.run("next", "next") == ["row 601", "row 602"])
    #expect(move(.forward) == ["row 950"])
    #expect(move(.forward) == ["[border]"])
    #expect(move(.backward) == ["row 600"])
    #expect(try view.run("previous") == ["row 599"])
    #expect(view.host.counters.rowsMade < 400)
  }

  @Test("The scanner creates every row of a list to plan its scan")
  func scanner() throws {
    let view = HeardView(.switchControl) {
      List(0..<200) { number in Button("row \(number)") {} }
    }
    #expect(view.host.counters.rowsMade == 200)
    let heard = HeardView {
      List(0..<200) { number in Button("row \(number)") {} }
    }
    #expect(heard.host.counters.rowsMade < 200)
    try heard.run("technology switch-control")
    #expect(heard.host.counters.rowsMade == 200)
  }

  @Test(
    "Rows are inserted, removed and moved around rows that have not been created",
    arguments: [true, false]
  )
  func changes(prunes: Bool) throws {
    let view = many(prunes: prunes)
    try view.run("next", "activate", "activate")
    #expect(view.host.counters.rowsMade < 100)
    #expect(try view.run("last", "previous").last == "row 999, list end")
    try view.run("first", "next", "next", "activate", "next")
    #expect(try view.run("next") == ["row 2"])
    #expect(try view.run("next") == ["row 4"])
    try view.run("last", "activate")
    #expect(try view.run("previous") == ["row 0, heading, list end"])
    #expect(view.labels.dropFirst(3).prefix(3) == ["row 998", "row 996", "row 994"])
    // One of the two rows inserted in the middle has a negative odd number, so this row is not removed.
    #expect(view.labels.count == 506)
  }

  @Test(
    "A list with rows that have not been created is announced like a complete list",
    arguments: 0..<8
  )
  func oracle(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let commands = [
      "next", "next", "next", "previous", "first", "last", "activate", "find next button",
      "find previous static text", "find next static text", "tab", "shift-tab", "choose row 3",
      "find previous button",
    ]
    let lazy = HeardView { Rows { rows in LazyVStack { rows } } }
    let eager = HeardView { Rows { rows in VStack { rows } } }
    for _ in 0..<60 {
      let command = commands[Int(random.next() % UInt64(commands.count))]
      for _ in 0...random.next() % 8 {
        #expect(try lazy.run(command) == eager.run(command), "\(command)")
      }
    }
    #expect(lazy.labels == eager.labels)
  }

  @Test("Removing a list leaves none of its rows in memory", arguments: [true, false])
  func removal(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Vanishing() }
    let before = view.host.counters.liveNodes
    try view.run("activate")
    #expect(view.labels == ["switch", "row 0"] + (1..<500).map { "row \($0)" })
    try view.run("first", "activate")
    #expect(view.labels == ["switch"])
    #expect(view.host.counters.liveNodes == before)
    #expect(!view.host.graph.hasUnmadeRows)
  }
}

private struct Vanishing: View {
  @State private var isShown = false
  var body: some View {
    Button("switch") { isShown.toggle() }
    if isShown { List(0..<500) { Text("row \($0)") } }
  }
}

/// Pseudorandom numbers that are the same on every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
