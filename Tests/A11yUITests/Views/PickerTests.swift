// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla = "Vanilla"
  case mint = "Mint"
  case plum = "Plum"
  var id: Self { self }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct PickerTests {
  private struct Flavors<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.vanilla
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      Text("It is \(flavor.rawValue)")
    }
  }

  private let menuButton = ", button, pop up button, double tap to activate the picker"

  @Test func `A menu picker opens and then offers its options`() {
    let hearing = Hearing { Flavors(style: .automatic) }
    #expect(hearing.told(.first) == ["Flavor, Vanilla" + menuButton])
    #expect(hearing.told(.activate) == ["menu, selected, Vanilla, button"])
    #expect(hearing.told(.next) == ["Mint, button"])
    #expect(hearing.told(.activate) == ["Flavor, Mint" + menuButton])
    #expect(hearing.told(.next) == ["It is Mint"])
  }

  @Test func `A navigation link picker pushes a screen of options and returns`() {
    let hearing = Hearing { NavigationStack { Flavors(style: .navigationLink) } }
    #expect(hearing.told(.first) == ["Flavor, Vanilla, button"])
    #expect(hearing.told(.activate).last == "back button")
    #expect(hearing.told(.next) == ["Flavor, heading"])
    #expect(hearing.told(.next) == ["selected, Vanilla, button"])
    #expect(hearing.told(.next) == ["Mint, button"])
    #expect(hearing.told(.activate).last == "Flavor, Mint, button")
    #expect(hearing.told(.next) == ["It is Mint"])
    let alone = Hearing { Flavors(style: .navigationLink) }
    #expect(alone.told(.first) == ["Flavor, Vanilla" + menuButton])
  }

  @Test func `A label replaces the menu’s title and options, and a value is announced as well`() {
    let labeled = Hearing { Flavors(style: .menu).accessibilityLabel("Taste") }
    #expect(labeled.told(.first) == ["Taste" + menuButton])
    let valued = Hearing {
      Flavors(style: .menu).accessibilityValue("the usual").accessibilityLabel("Taste")
    }
    #expect(valued.told(.first) == ["Taste, the usual" + menuButton])
    let hinted = Hearing { Flavors(style: .menu).accessibilityIdentifier("flavor") }
    #expect(hinted.told(.first) == ["Flavor, Vanilla" + menuButton])
  }

  @Test func `Segments are buttons in a set`() {
    let hearing = Hearing { Flavors(style: .segmented) }
    #expect(hearing.opening == ["selected, Vanilla, button, 1 of 3"])
    #expect(
      hearing.everything() == [
        "selected, Vanilla, button, 1 of 3", "Mint, button, 2 of 3",
        "Plum, button, 3 of 3", "It is Vanilla",
      ]
    )
    #expect(hearing.told(.previous, .activate).last == "selected")
    #expect(
      hearing.everything() == [
        "Vanilla, button, 1 of 3", "Mint, button, 2 of 3",
        "selected, Plum, button, 3 of 3", "It is Plum",
      ]
    )
  }

  @Test func `A wheel picker is adjustable`() {
    let hearing = Hearing { Flavors(style: .wheel) }
    #expect(
      hearing.told(.first) == [
        "Vanilla, picker item, adjustable, 1 of 3, "
          + "swipe up or down with one finger to adjust the value"
      ]
    )
    #expect(hearing.told(.increment) == ["Mint, 2 of 3"])
    #expect(hearing.told(.increment, .increment) == ["Plum, 3 of 3"])
    #expect(hearing.told(.decrement) == ["Mint, 2 of 3"])
    #expect(hearing.told(.next) == ["It is Mint"])
  }

  private struct Optionals: View {
    @State private var choice: Int?
    var body: some View {
      Picker(selection: $choice) {
        Text("None").tag(Int?.none)
        Text("One").tag(Int?.some(1))
        Text("Wrong type").tag("two")
        Text("No tag")
      } label: {
        Text("Choice")
      }
      .pickerStyle(.inline)
    }
  }

  @Test func `Tags of the wrong type are never selected`() {
    let hearing = Hearing { Optionals() }
    #expect(hearing.opening == ["Choice, selected, None, button"])
    #expect(
      hearing.everything() == [
        "selected, None, button", "One, button", "Wrong type, button", "No tag",
      ]
    )
    #expect(hearing.told(.previous, .activate) == ["Wrong type, button"])
    #expect(hearing.told(.previous, .activate).last == "selected")
    #expect(hearing.told(.first) == ["None, button"])
  }

  @Test func `A menu runs one action and closes`() {
    var done: [String] = []
    let hearing = Hearing {
      Menu("Edit") {
        Button("Copy") { done.append("copy") }
        Button("Delete", role: .destructive) { done.append("delete") }.disabled(true)
      }
    }
    #expect(hearing.told(.first) == ["Edit" + menuButton])
    #expect(hearing.told(.activate) == ["menu, Copy, button"])
    #expect(hearing.told(.next) == ["Delete, dimmed, button"])
    #expect(hearing.told(.activate) == [])
    #expect(hearing.told(.previous, .activate).last == "Edit" + menuButton)
    #expect(done == ["copy"])
  }

  @Test func `A menu with a primary action opens with the show menu command`() {
    var isDone = false
    let hearing = Hearing {
      Menu("Add") {
        Button("Add many") {}
      } primaryAction: {
        isDone = true
      }
    }
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == [])
    #expect(isDone)
    #expect(hearing.told(.showMenu) == ["menu, Add many, button"])
    #expect(hearing.told(.escape) == ["Add" + menuButton])
  }
}
