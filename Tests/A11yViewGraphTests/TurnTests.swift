// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Observation
import Testing

@Observable private final class Model {
  var left = 0
  var right = 0
}

@MainActor @Suite("Running a turn of a view graph", .timeLimit(.minutes(30)))
struct TurnTests {
  @Test("A turn sends all changed elements, and no others, in one update")
  func update() throws {
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Press("change") { names = ["a", "x", "c"] }
        ForEach(0..<3, id: \.self) { Words(names[$0]) }
      }
    }
    let shown = try Shown { Page() }
    try shown.press("change")
    #expect(shown.update.changes.map(\.element.label) == ["x"])
    #expect(shown.update.removals.isEmpty)
  }

  @Test("Reactions run after the views have settled, in document order, within the turn")
  func reactions() throws {
    struct Page: View {
      @State private var number = 0
      @State private var log = ""
      var body: some View {
        Press("press") { number += 1 }
        Words("first").onChange(of: number) { log += "first " }
        Words("second").onChange(of: number) { log += "second " }
        Words(log)
      }
    }
    let shown = try Shown { Page() }
    try shown.press("press")
    #expect(shown.outline == "press, first, second, first second ")
  }

  @Test("Parent views are evaluated before their children, and removed children are not evaluated")
  func order() throws {
    struct Child: View {
      @Binding var value: Int?
      let count: Count
      var body: some View {
        count()
        return Words("value \(value ?? -1)")
      }
    }
    struct Page: View {
      @State private var value: Int? = 0
      let count: Count
      var body: some View {
        Press("clear") { value = nil }
        if value != nil { Child(value: $value, count: count) }
      }
    }
    let count = Count()
    let shown = try Shown { Page(count: count) }
    try shown.press("clear")
    #expect(shown.outline == "clear")
    #expect(count.value == 1)
  }

  @Test("Views that keep changing each other are stopped, and a diagnostic names the view")
  func endless() throws {
    struct Endless: View {
      @State private var number = 0
      var body: some View {
        Words("number").onChange(of: number, initial: true) { number += 1 }
      }
    }
    let shown = try Shown { Endless() }
    #expect(shown.outline == "number")
    #expect(shown.host.diagnostics.map(\.kind) == [.doesNotSettle])
    #expect(shown.host.diagnostics.first?.message.contains("stopped after 100 passes") == true)
  }

  @Test(
    "A view body that changes the state it reads is stopped, and a diagnostic names view and state"
  )
  func runaway() throws {
    struct Runaway: View {
      @State private var number = 0
      let isOn: Bool
      var body: some View {
        if isOn { number += 1 }
        return Words(isOn ? "on \(number / 10_000)" : "off")
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Press("run") { isOn.toggle() }
        Runaway(isOn: isOn)
        Words("after")
      }
    }
    let shown = try Shown { Page() }
    try shown.press("run")
    #expect(shown.outline == "run, on 0, after")
    #expect(shown.host.counters.bodies < 400)
    let diagnostic = try #require(shown.host.diagnostics.first)
    #expect(shown.host.diagnostics.count == 1)
    #expect(diagnostic.kind == .doesNotSettle)
    #expect(diagnostic.view == "Runaway")
    #expect(
      diagnostic.message.hasPrefix("writes Runaway.number (A11yViewGraphTests/TurnTests.swift:")
    )
    #expect(diagnostic.message.contains("stopped after 250 evaluations"))
    try shown.press("run")
    #expect(shown.outline == "run, off, after")
  }

  @Test("Two view bodies that keep changing each other’s state are stopped")
  func seesaw() throws {
    struct Reader: View {
      @Binding var own: Int
      @Binding var other: Int
      var body: some View {
        other = own + 1
        return Words("reader")
      }
    }
    struct Page: View {
      @State private var left = 0
      @State private var right = 0
      var body: some View {
        Reader(own: $left, other: $right)
        Reader(own: $right, other: $left)
      }
    }
    let shown = try Shown { Page() }
    #expect(shown.outline == "reader, reader")
    #expect(Set(shown.host.diagnostics.map(\.view)) == ["Reader"])
    #expect(
      shown.host.diagnostics.allSatisfy { $0.message.hasPrefix("writes Page.") }
    )
  }

  @Test(
    "Two view bodies that keep changing an object are stopped, and a diagnostic names the object"
  )
  func observable() throws {
    struct Reader: View {
      let model: Model
      let isLeft: Bool
      var body: some View {
        if isLeft { model.left = model.right + 1 } else { model.right = model.left + 1 }
        return Words(isLeft ? "left" : "right")
      }
    }
    let model = Model()
    let shown = try Shown {
      Reader(model: model, isLeft: true)
      Reader(model: model, isLeft: false)
    }
    #expect(shown.outline == "left, right")
    #expect(Set(shown.host.diagnostics.map(\.view)) == ["Reader"])
    #expect(
      shown.host.diagnostics.allSatisfy { $0.message.hasPrefix("writes a property of Model ") }
    )
  }

  @Test("A view that contains itself is cut off with a diagnostic instead of a crash")
  func deep() throws {
    struct Deep: View {
      var body: some View { AnyView(Deep()) }
    }
    let shown = try Shown { Deep() }
    #expect(shown.outline == "")
    #expect(shown.host.diagnostics.map(\.kind) == [.tooDeep])
  }

  @Test("A removed element does not respond to actions")
  func gone() throws {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        Press("remove") { isThere = false }
        if isThere { Press("other") {} }
      }
    }
    let shown = try Shown { Page() }
    let other = try shown.element("other")
    try shown.press("remove")
    #expect(!shown.host.perform(ActionRequest(.activate, on: other)).isHandled)
  }
}
