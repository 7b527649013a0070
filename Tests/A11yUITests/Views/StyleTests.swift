// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite(.timeLimit(.minutes(30))) struct StyleTests {
  struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    let word: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? word : "not now")
      }
    }
  }

  struct Styled: View {
    @State private var count = 0
    @State private var isDone = false
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Finish", role: .destructive) { isDone = true }.disabled(isDone)
      }
      .buttonStyle(Loud(word: "loud \(count)"))
    }
  }

  @Test func `A button with a custom style remains a button`() {
    let hearing = Hearing { Styled() }
    #expect(hearing.everything() == ["Count 0, button", "Finish, loud 0, button"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["Count 1, button", "Finish, loud 1, button"])
    _ = hearing.told(.activate)
    #expect(hearing.told(.first, .last) == ["Count 1, button", "Finish, not now, dimmed, button"])
  }

  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "full" : "empty")
        configuration.label
      }
    }
  }

  struct Checked: View {
    @State private var isOn = false
    var body: some View {
      Toggle("Milk", isOn: $isOn).toggleStyle(Check())
      Text(isOn ? "bought" : "missing")
    }
  }

  @Test func `A toggle with a custom style remains a toggle`() {
    let hearing = Hearing { Checked() }
    #expect(
      hearing.opening == ["Milk, switch button, off, double tap to toggle setting"]
    )
    #expect(hearing.told(.activate) == ["on"])
    #expect(hearing.told(.next) == ["bought"])
  }

  struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.icon
      Text("framed")
      configuration.title
    }
  }

  @Test func `A label with a custom style announces the style’s content`() {
    let hearing = Hearing {
      Label("Plain", systemImage: "star").labelStyle(.iconOnly)
      Button {
      } label: {
        Label("Own", systemImage: "star")
      }
      .labelStyle(Framed())
      List { Toggle("Wifi", isOn: .constant(true)).toggleStyle(.switch) }.listStyle(.plain)
    }
    #expect(
      hearing.everything().prefix(2) == ["Plain", "framed, Own, button"]
    )
  }
}
