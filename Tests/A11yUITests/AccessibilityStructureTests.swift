// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct AccessibilityStructureTests {
  @Test func `Ignoring children creates an element without their words`() {
    let lines = heard(.next) {
      VStack {
        Text("A")
        Button("B") {}
      }
      .accessibilityElement()
      .accessibilityLabel("Both")
      Text("C")
    }
    #expect(lines == ["Both", "C"])
  }

  @Test func `Containing children announces the container’s name on entering`() {
    let lines = heard(.next, .next, .previous) {
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Letters")
      Text("C")
    }
    #expect(lines == ["Letters, A", "B", "C", "Letters, B"])
  }

  @Test func `The priorities of a container’s children apply only inside the container`() {
    let lines = heard(.next, .next) {
      Text("First")
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(lines == ["First", "B", "A"])
  }

  @Test func `Combining children joins their words`() {
    let lines = heard(.next) {
      VStack {
        Text("A").accessibilitySortPriority(-1)
        Text("B").accessibilityHint("Hint")
        Text("C").accessibilityHidden(true)
        Text("D").accessibilityAddTraits(.isHeader)
      }
      .accessibilityElement(children: .combine)
      Text("E")
    }
    #expect(lines == ["B, D, A, heading, Hint", "E"])
  }

  @Test func `Combining a single button keeps its action`() {
    struct Coupon: View {
      @State private var isApplied = false
      var body: some View {
        HStack {
          Text("Ten off")
          Button(isApplied ? "Applied" : "Apply") { isApplied = true }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let lines = heard(.activate) { Coupon() }
    #expect(lines == ["Ten off, Apply, button", "Ten off, Applied"])
  }

  @Test func `Combining several buttons makes them named actions`() {
    struct Post: View {
      @State private var done = "nothing"
      var body: some View {
        HStack {
          Text(done)
          Button("Favorite") { done = "favorite" }
          Button("Reply") { done = "reply" }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let lines = heard(.actions, .next, .next, .next, .activate) { Post() }
    #expect(lines.first == "nothing, Favorite, Reply, button, actions available")
    #expect(
      lines[1...4] == [
        "actions menu, 3 items", "Activate, 1 of 3", "Favorite, 2 of 3", "Reply, 3 of 3",
      ]
    )
    #expect(lines.last == "reply, Favorite, Reply")
  }

  @Test func `Combining a toggle keeps its state`() {
    struct Setting: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("Wi-Fi")
          Toggle("Wireless", isOn: $isOn)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let lines = heard(.activate) { Setting() }
    #expect(
      lines == ["Wi-Fi, Wireless, switch button, off, double tap to toggle setting", "on"]
    )
  }

  @Test func `A container performs the escape gesture`() {
    struct Panel: View {
      @State private var note = "open"
      var body: some View {
        VStack { Text(note) }
          .accessibilityElement(children: .contain)
          .accessibilityAction(.escape) { note = "closed" }
      }
    }
    let lines = heard(.escape) { Panel() }
    #expect(lines == ["open", "closed"])
  }

  @Test func `Removed views leave nothing behind`() {
    struct Screen: View {
      let isOn: Bool
      var body: some View {
        if isOn {
          VStack { Text("A") }.accessibilityElement(children: .combine)
          Text("B").accessibilityRepresentation { Text("C") }
          Text("D").accessibilityChildren { Text("E") }
          Text("F").accessibilityActions { Button("G") {} }
          Text("H").onTapGesture {}.accessibilityLabel { $0 }
        }
      }
    }
    struct Root: View {
      @State private var isOn: Bool
      init(_ isOn: Bool) { _isOn = State(initialValue: isOn) }
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Screen(isOn: isOn)
      }
    }
    let host = ViewHost { Root(true) }
    let without = ViewHost { Root(false) }
    _ = without.start()
    let button = host.start().changes.first { $0.element.label == "Switch" }
    #expect(button != nil)
    if let button { #expect(host.perform(ActionRequest(.activate, on: button.id)).isHandled) }
    #expect(host.counters.liveNodes == without.counters.liveNodes)
  }

  @Test func `The children behavior may change`() {
    struct Card: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text("A")
          Button("B") { isOpen.toggle() }
        }
        .accessibilityElement(children: isOpen ? .contain : .combine)
      }
    }
    let lines = heard(.activate, .first, .next, .next) { Card() }
    #expect(lines.first == "A, B, button")
    #expect(lines.suffix(3) == ["A", "B, button", "[border]"])
  }

  @Test func `A representation is read in place of the view`() {
    struct Knob: View {
      @State private var count = 0
      var body: some View {
        Text("drawn \(count)")
          .accessibilityRepresentation {
            Button("Turn") { count += 1 }.accessibilityValue("\(count)")
          }
        Text("End")
      }
    }
    let lines = heard(.activate, .next, .next) { Knob() }
    #expect(lines == ["Turn, 0, button", "1", "End", "[border]"])
  }

  @Test func `Accessibility children are added to the element`() {
    let lines = heard(.next, .next) {
      Color.clear
        .accessibilityLabel("Graph")
        .accessibilityChildren {
          Text("One")
          Text("Two")
        }
      Text("End")
    }
    #expect(lines == ["Graph, One", "Two", "End"])
  }

  @Test func `Elements that appear and disappear inside are combined`() {
    struct Row: View {
      @State private var count = 1
      var body: some View {
        HStack {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Button("More") { count = 3 - count }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let lines = heard(.activate, .activate) { Row() }
    #expect(lines == ["0, More, button", "0, 1, More", "0, More"])
  }
}
