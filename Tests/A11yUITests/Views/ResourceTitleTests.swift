// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private let title = LocalizedStringResource("title.key", defaultValue: "Title")
private let picture = ImageResource(name: "sunset", bundle: .main)

/// The resource's text is read, never its key.
@MainActor @Suite("Controls with string resources as titles", .timeLimit(.minutes(30)))
struct ResourceTitleTests {
  private struct Source {
    @Binding var isOn: Bool
    @Binding var choice: Int
  }

  private let sources = [true, false].map {
    Source(isOn: .constant($0), choice: .constant($0 ? 1 : 2))
  }

  private let menu = ", button, pop up button, double tap to activate the picker"

  @Test func `Buttons and toggles accept resources`() {
    let hearing = Hearing {
      Button(title) {}
      Button(title, role: .destructive) {}
      Button(title, systemImage: "star") {}
      Button(title, systemImage: "star", role: .cancel) {}
      Toggle(title, isOn: .constant(true))
      Toggle(title, sources: sources, isOn: \.$isOn)
      Toggle(title, systemImage: "star", isOn: .constant(false))
      Toggle(title, systemImage: "star", sources: sources, isOn: \.$isOn)
    }
    let hint = ", double tap to toggle setting"
    #expect(
      hearing.everything() == Array(repeating: "Title, button", count: 4) + [
        "Title, switch button, on" + hint, "Title, switch button, mixed" + hint,
        "Title, switch button, off" + hint, "Title, switch button, mixed" + hint,
      ]
    )
  }

  @Test func `Fields, steppers and pickers accept resources`() {
    let hearing = Hearing {
      TextField(title, text: .constant("a"))
      TextField(title, text: .constant(""), prompt: Text("b"), axis: .vertical)
      TextField(title, value: .constant(3), format: .number)
      TextField(title, value: .constant(4), formatter: NumberFormatter())
      SecureField(title, text: .constant("abc"))
      Stepper(title, value: .constant(1))
      Stepper(title, value: .constant(2), in: 0...3)
      Stepper(title, onIncrement: {}, onDecrement: nil)
      Stepper(title, value: .constant(0.5), format: .percent)
      Picker(title, selection: .constant(1)) { Text("One").tag(1) }
      Picker(title, systemImage: "star", sources: sources, selection: \.$choice) {
        Text("One").tag(1)
      }
      ColorPicker(title, selection: .constant(.red))
      Menu(title) { Text("Item") }
      Menu(title, systemImage: "star") { Text("Item") }
    }
    let field = ", text field, double tap to edit"
    let steps = ", adjustable, swipe up or down with one finger to adjust the value"
    #expect(
      hearing.everything() == [
        "Title, a" + field, "Title, b" + field, "Title, 3" + field, "Title, 4" + field,
        "Title, 3 characters, secure text field, double tap to edit",
        "Title, 1" + steps, "Title, 2" + steps, "Title" + steps, "Title, 50%" + steps,
        "Title, One" + menu, "Title" + menu, "Title, red, button", "Title" + menu, "Title" + menu,
      ]
    )
  }

  @Test func `Labels, links and dates accept resources`() {
    let day = Date(timeIntervalSince1970: 0)
    let hearing = Hearing {
      Label(title, image: "x")
      Label(title, systemImage: "star")
      Link(title, destination: URL(filePath: "/"))
      ProgressView(title)
      ProgressView(title, value: 0.5)
      LabeledContent(title, value: "v")
      LabeledContent(title, value: 2, format: .percent)
      ShareLink(title, item: "shared")
      ShareLink(title, item: URL(filePath: "/"))
      ShareLink(title, items: ["shared"])
      DatePicker(title, selection: .constant(day), in: day..., displayedComponents: .date)
    }
    #expect(
      hearing.everything().dropLast().map { $0.prefix { $0 != "," } }
        == Array(repeating: "Title", count: 11)
    )
    #expect(hearing.told(.first) == ["Title"])
  }

  @Test func `Containers and screens accept resources`() {
    let hearing = Hearing {
      NavigationStack {
        List {
          Section(title) { Text("In a section") }
          NavigationLink(title) { Text("Screen") }
          NavigationLink(title, value: 1)
          Text("Row").badge(title)
          DisclosureGroup(title) { Text("Closed") }
        }
        .navigationTitle(LocalizedStringResource("screen.key", defaultValue: "Screen"))
        .searchable(
          text: .constant(""),
          prompt: LocalizedStringResource("search.key", defaultValue: "Find")
        )
      }
    }
    #expect(
      hearing.everything() == [
        "Screen, heading", "Find, search field, double tap to edit", "Title, heading, list start",
        "In a section",
        "Title, button", "Title, button", "Row, Title",
        "Title, button, collapsed, list end, double tap to expand",
      ]
    )
    let group = Hearing {
      GroupBox(title) { Text("In a box") }
      ControlGroup(title) { Button("In a group") {} }
      LabeledContent(title) { Button("In content") {} }
      ContentUnavailableView(title, systemImage: "star", description: Text("Why"))
    }
    #expect(
      group.everything() == [
        "Title", "In a box", "Title, In a group, button", "Title, In content, button", "Title",
        "Why",
      ]
    )
  }

  @Test(
    "A dialog with a string resource as its title announces the resource’s text",
    arguments: [true, false]
  )
  func dialogs(prunes: Bool) {
    struct Asking: View {
      @State private var alert = false
      @State private var choice = false
      var body: some View {
        Button("Alert") { alert = true }
          .alert(title, isPresented: $alert) {
            Button("Fine") {}
          } message: {
            Text("Why")
          }
        Button("Choice") { choice = true }
          .confirmationDialog(
            title,
            isPresented: $choice,
            titleVisibility: .visible,
            presenting: 3
          ) { Button("Take \($0)") {} }
      }
    }
    let hearing = Hearing(prunes: prunes) { Asking() }
    #expect(hearing.told(.activate) == ["alert, Title"])
    #expect(hearing.told(.next, .next) == ["Why", "Fine, button"])
    #expect(hearing.told(.activate, .next) == ["Alert, button", "Choice, button"])
    #expect(hearing.told(.activate) == ["alert, Title"])
    #expect(hearing.told(.next) == ["Take 3, button"])
  }

  @Test func `Images from resources are announced like named images`() {
    let hearing = Hearing {
      Image(picture)
      Image("sunset")
      Text("A \(Image(picture))")
      Label("B", image: picture)
      Label(title, image: picture)
      Button("C", image: picture) {}
      Button(title, image: picture, role: .destructive) {}
      Toggle("D", image: picture, isOn: .constant(true))
      Toggle(String("E"), image: picture, sources: sources, isOn: \.$isOn)
      Menu("F", image: picture) {
        Text("Item")
      } primaryAction: {
      }
      Picker("G", image: picture, selection: .constant(1)) { Text("One").tag(1) }
      Picker(title, image: picture, sources: sources, selection: \.$choice) { Text("One").tag(1) }
      Color(ColorResource(name: "sea", bundle: .main)).accessibilityLabel("Colour")
    }
    let hint = ", double tap to toggle setting"
    #expect(
      hearing.everything() == [
        "sunset, image", "sunset, image", "A sunset", "B", "Title", "C, button", "Title, button",
        "D, switch button, on" + hint, "E, switch button, mixed" + hint, "F" + menu,
        "G, One" + menu, "Title" + menu, "Colour",
      ]
    )
    #expect(ImageResource(name: "sunset", bundle: .main) == picture)
    #expect(Set([picture, ImageResource(name: "", bundle: .main)]).count == 2)
    #expect(Image(ImageResource(name: "", bundle: .main)) == Image(""))
    #expect(Color(ColorResource(name: "sea", bundle: .main)) == Color("sea"))
  }
}
