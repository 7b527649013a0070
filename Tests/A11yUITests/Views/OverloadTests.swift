// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A view that announces whether it is being dragged. In these tests, a literal is a localized key that can contain a
/// `Text` value, whereas a string is used unchanged.
private struct Dragged: View {
  @GestureState private var distance = CGSize.zero
  var body: some View {
    Text("Card").gesture(
      DragGesture().updating($distance) { value, distance, _ in distance = value.translation }
    )
    .accessibilityValue(distance == .zero ? "at rest" : "dragged")
  }
}

@MainActor @Suite("Overloads that accept different types of titles", .timeLimit(.minutes(30)))
struct OverloadTests {
  private let string = "50% \\(x)"
  private let resource = LocalizedStringResource("k", defaultValue: "resource")
  private var part: Substring { "substring"[...] }

  private let menu = ", button, pop up button, double tap to activate the picker"

  @Test func `Every overload for creating texts announces its content`() {
    let hearing = Hearing {
      Text("literal")
      Text("of \(Text("a text")), \(2) and \(string)")
      Text(string)
      Text(part)
      Text(resource)
    }
    #expect(
      hearing.everything() == [
        "literal", "of a text, 2 and 50% \\(x)", "50% \\(x)", "substring", "resource",
      ]
    )
  }

  @Test func `Controls accept every type of title`() {
    let hearing = Hearing {
      Button("literal") {}
      Button("of \(Text("a text"))") {}
      Button(string) {}
      Button(part) {}
      Button(resource) {}
      Label("of \(Text("a text"))", systemImage: "star")
      Label(part, systemImage: "star")
      Link("of \(Text("a text"))", destination: URL(filePath: "/"))
      Menu("of \(Text("a text"))") { Text("Item") }
      Menu(part) { Text("Item") }
    }
    #expect(
      hearing.everything() == [
        "literal, button", "of a text, button", "50% \\(x), button", "substring, button",
        "resource, button", "of a text", "substring", "of a text, button, link",
        "of a text" + menu, "substring" + menu,
      ]
    )
  }

  @Test func `Accessibility modifiers accept every type of text`() {
    let hearing = Hearing {
      Circle().accessibilityLabel("of \(Text("a text"))")
      Circle().accessibilityLabel(string)
      Circle().accessibilityLabel(part)
      Text("x").accessibilityLabel("of \(Text("a text"))")
      Text("x").accessibilityLabel(part)
      Circle().accessibilityHidden(false).accessibilityLabel("of \(Text("a text"))")
      Circle().accessibilityHidden(false).accessibilityLabel(part, isEnabled: true)
      Circle().accessibilityLabel("a").accessibilityValue("of \(Text("a text"))", isEnabled: true)
      Circle().accessibilityLabel("a").accessibilityHint("of \(Text("a text"))")
    }
    #expect(
      hearing.everything() == [
        "of a text", "50% \\(x)", "substring", "of a text", "substring", "of a text", "substring",
        "a, of a text", "a, of a text",
      ]
    )
  }

  @Test("Label and value parameters accept every combination of types")
  func pairs() {
    let hearing = Hearing {
      Text("x")
        .accessibilityCustomContent("A \(Text("1"))", "B \(Text("2"))")
        .accessibilityCustomContent("C \(Text("3"))", Text("D"))
        .accessibilityCustomContent("E", string)
        .accessibilityCustomContent(string, part)
        .accessibilityCustomContent("F", resource)
        .accessibilityCustomContent(resource, "G")
        .accessibilityCustomContent(AccessibilityCustomContentKey("H"), "I \(Text("4"))")
    }
    #expect(
      hearing.told(.moreContent) == [
        "B 2, A 1, D, C 3, 50% \\(x), E, substring, 50% \\(x), resource, F, G, resource, I 4, H"
      ]
    )
  }

  @Test func `Titles of screens, alerts, sections and fields accept every type of text`() {
    let literal = Hearing {
      NavigationStack { Text("a").navigationTitle("of \(Text("a text"))") }
    }
    #expect(literal.opening == ["of a text, heading"])
    struct Alerts: View {
      @State private var isShown = true
      let title: String
      var body: some View {
        Text("a").alert(title, isPresented: $isShown) {}
      }
    }
    #expect(Hearing { Alerts(title: string) }.opening == ["alert, 50% \\(x)"])
    let section = Hearing {
      Section("of \(Text("a text"))") { Text("a") }
      Section(part) { Text("b") }
      TextField("of \(Text("a text"))", text: .constant(""))
      Toggle("of \(Text("a text"))", isOn: .constant(true))
      Picker("of \(Text("a text"))", selection: .constant(1)) { Text("One").tag(1) }
      LabeledContent("of \(Text("a text"))", value: "literal")
    }
    #expect(
      section.everything() == [
        "of a text, heading", "a", "substring, heading", "b",
        "of a text, text field, double tap to edit",
        "of a text, switch button, on, double tap to toggle setting", "of a text, One" + menu,
        "of a text, literal",
      ]
    )
  }

  @Test func `A gesture’s state is passed to the gesture and has its initial value`() {
    #expect(Hearing { Dragged() }.everything() == ["Card, at rest"])
  }
}
