// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Person: Identifiable {
  let id: Int
  let name: String
  var city = "Oslo"
}

private let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob", city: "Rome")]

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListSelectionTests {
  struct One: View {
    @State private var selection: Int? = 2
    var body: some View {
      List(people, selection: $selection) { Text($0.name) }
      Text("selected \(selection.map(String.init) ?? "none")")
      Button("clear") { selection = nil }
    }
  }

  @Test("Activating a row selects the row", arguments: [true, false])
  func one(prunes: Bool) {
    let hearing = Hearing(prunes: prunes) { One() }
    #expect(hearing.opening == ["Ann, button, list start"])
    #expect(hearing.told(.next) == ["selected, Bob, button, list end"])
    #expect(hearing.told(.previous, .activate).last == "selected")
    #expect(hearing.told(.next) == ["Bob, button, list end"])
    #expect(hearing.told(.next) == ["selected 1"])
    #expect(hearing.told(.next, .activate, .first).last == "Ann, button, list start")
  }

  struct Several: View {
    @State private var selection: Set<String> = []
    var body: some View {
      List(selection: $selection) {
        Section("People") {
          ForEach(people) { person in
            HStack {
              Text(person.name)
              Text(person.city)
            }
            .tag(person.name)
          }
        }
        Text("Nobody").tag("x")
        Text("No tag")
      }
      Text(selection.sorted().joined(separator: " "))
    }
  }

  @Test("Several rows of a list can be selected and deselected", arguments: [true, false])
  func several(prunes: Bool) {
    let hearing = Hearing(prunes: prunes) { Several() }
    #expect(
      hearing.everything() == [
        "People, heading, list start", "Ann, Oslo, button", "Bob, Rome, button", "Nobody, button",
        "No tag, list end",
      ]
    )
    _ = hearing.told(.first, .next, .activate, .next, .next, .activate)
    #expect(hearing.told(.last) == ["Ann x"])
    #expect(hearing.told(.first, .next).last == "selected, Ann, Oslo, button")
    _ = hearing.told(.activate)
    #expect(hearing.told(.last) == ["x"])
  }

  struct Mixed: View {
    @State private var selection: Int?
    @State private var hasButton = true
    @State private var stars = 0
    var body: some View {
      List(people, selection: $selection) { person in
        HStack {
          Text(person.name)
          Text(person.city)
          if hasButton { Button("star \(person.name)") { stars += 1 } }
        }
      }
      Button("plain") { hasButton.toggle() }
      Text("\(selection ?? 0) \(stars)")
    }
  }

  @Test(
    "A list row with controls is read one element at a time, and a row without controls as a whole",
    arguments: [true, false]
  )
  func mixed(prunes: Bool) {
    let hearing = Hearing(prunes: prunes) { Mixed() }
    #expect(
      hearing.everything() == [
        "Ann, button, list start", "Oslo, button", "star Ann, button", "Bob, button",
        "Rome, button", "star Bob, button, list end", "plain, button", "0 0",
      ]
    )
    _ = hearing.told(.first, .next, .activate, .next, .activate)
    #expect(hearing.told(.last) == ["1 1"])
    #expect(hearing.told(.first) == ["selected, Ann, button, list start"])
    _ = hearing.told(.last, .previous, .activate)
    #expect(
      hearing.everything() == [
        "selected, Ann, Oslo, button, list start", "Bob, Rome, button, list end", "plain, button",
        "1 1",
      ]
    )
    _ = hearing.told(.last, .previous, .activate)
    #expect(hearing.everything().count == 8)
    #expect(hearing.told(.first) == ["selected, Ann, button, list start"])
  }

  @Test("In a list without selection, a row without controls is one element")
  func plain() {
    let hearing = Hearing {
      List(people) { person in
        HStack {
          Image(systemName: "person")
          Text(person.name)
          Text(person.city)
        }
      }
    }
    #expect(
      hearing.everything() == ["Person, Ann, Oslo, list start", "Person, Bob, Rome, list end"]
    )
  }

  @Test("Modifiers and actions on a list row apply to the whole row")
  func modifiers() {
    let hearing = Hearing {
      List {
        ForEach(people) { person in
          HStack {
            Text(person.name)
            Text(person.city)
          }
          .accessibilityHint("hint")
        }
        .onDelete { _ in }
      }
    }
    #expect(hearing.opening == ["Ann, Oslo, list start, hint, actions available"])
  }

  struct Links: View {
    @State private var selection: Int?
    var body: some View {
      NavigationStack {
        List(people, selection: $selection) { NavigationLink($0.name, value: $0.id) }
          .navigationDestination(for: Int.self) { Text("person \($0) selected \(selection ?? 0)") }
      }
    }
  }

  @Test("A link in a selectable list selects its row and opens its destination")
  func links() {
    let hearing = Hearing { Links() }
    _ = hearing.told(.next, .activate)
    #expect(hearing.everything() == ["back button", "person 2 selected 2"])
  }

  @Test("Disabled rows cannot be selected, and a selection bound to a constant does not change")
  func disabled() {
    let hearing = Hearing {
      List(people, selection: .constant(1)) { Text($0.name) }.disabled(true)
    }
    #expect(hearing.opening == ["selected, Ann, dimmed, button, list start"])
    _ = hearing.told(.next, .activate)
    #expect(hearing.told(.first) == ["selected, Ann, dimmed, button, list start"])
  }

  struct Handed: View {
    @State private var value = 1
    var body: some View {
      List(people, selection: Binding<Int?>(get: { value }, set: { value = $0 ?? 0 })) {
        Text($0.name)
      }
      Button("two") { value = 2 }
    }
  }

  @Test("A list follows a selection with a custom binding", arguments: [true, false])
  func functions(prunes: Bool) {
    let hearing = Hearing(prunes: prunes) { Handed() }
    #expect(hearing.opening == ["selected, Ann, button, list start"])
    _ = hearing.told(.last, .activate)
    #expect(hearing.told(.first) == ["Ann, button, list start"])
    #expect(hearing.told(.next) == ["selected, Bob, button, list end"])
  }

  @Test("Every initializer of a list compiles and creates the list’s rows")
  func initializers() {
    let one = Binding<Int?>.constant(nil)
    let several = Binding<Set<Int>>.constant([])
    let data = Binding.constant(people)
    let hearing = Hearing {
      Group {
        List(people, id: \.id, selection: one) { Text($0.name) }
        List(0..<1, selection: one) { Text("row \($0)") }
        List(data, selection: one) { $person in Text(person.name) }
        List(data, id: \.id, selection: one) { $person in Text(person.name) }
        List(people, selection: several) { Text($0.name) }
        List(people, id: \.id, selection: several) { Text($0.name) }
        List(0..<1, selection: several) { Text("row \($0)") }
        List(data, selection: several) { $person in Text(person.name) }
        List(data, id: \.id, selection: several) { $person in Text(person.name) }
      }
      Group {
        List(selection: .constant(1)) { Text("a").tag(1) }
        List(people, selection: .constant(1)) { Text($0.name) }
        List(people) { Text($0.name) }
        List(people, id: \.id) { Text($0.name) }
        List(0..<1) { Text("row \($0)") }
        List(data) { $person in Text(person.name) }
        List(data, id: \.id) { $person in Text(person.name) }
      }
    }
    #expect(hearing.everything().count == 28)
    #expect(hearing.everything().filter { $0.contains("button") }.count == 19)
  }
}
