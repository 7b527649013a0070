// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

/// Returns all words that VoiceOver speaks, which must be the same with and without pruning.
@MainActor
private func everything<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
  let with = Hearing(prunes: true, view).everything()
  let without = Hearing(prunes: false, view).everything()
  #expect(with == without)
  return with
}

@MainActor @Suite("Custom styles with their own bodies", .timeLimit(.minutes(30)))
struct StyleBodyTests {
  struct Stars: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        ForEach(0..<Int(configuration.value * 5), id: \.self) { _ in Image(systemName: "star") }
        configuration.label
        configuration.currentValueLabel
      }
    }
  }

  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ZStack {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) drawn")
        configuration.label
      }
    }
  }

  @Test func `Gauges and progress views remain one element`() {
    let heard = everything {
      Gauge(value: 3, in: 0...5) { Text("Rating") }
      Gauge(value: 3, in: 0...5) {
        Text("Rating")
      } currentValueLabel: {
        Text("3 stars")
      }
      .gaugeStyle(Stars())
      Gauge(value: 0.25) { Text("Charge") }.gaugeStyle(Stars())
      ProgressView("Loading", value: 0.5).progressViewStyle(Ring())
      ProgressView().progressViewStyle(Ring())
      ProgressView("Sync", value: 0.1).progressViewStyle(.linear)
    }
    #expect(
      heard == [
        "Rating, 60%, level indicator", "Rating, 3 stars, level indicator",
        "Charge, 25%, level indicator", "Loading, 50%, progress indicator",
        "in progress, progress indicator", "Sync, 10%, progress indicator",
      ]
    )
  }

  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
      GroupBox(configuration)
    }
  }

  @Test func `A group box shows its style’s body`() {
    let heard = everything {
      GroupBox("Label") { Text("Inside") }.groupBoxStyle(Card())
    }
    #expect(heard == ["Inside", "Label", "Label", "Inside"])
  }

  struct Column: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        Divider()
        configuration.label
      }
    }
  }

  @Test func `A label and its content form one element`() {
    let heard = everything {
      LabeledContent("Size", value: "XL")
      LabeledContent("Size", value: "XL").labeledContentStyle(Column())
      LabeledContent("Tools") { Button("Saw") {} }.labeledContentStyle(Column())
    }
    #expect(heard.prefix(2) == ["Size, XL", "Size, XL"])
    #expect(heard.dropFirst(2).first == "Tools, Saw, button")
  }

  struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Text("!")
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func `A custom disclosure style’s button announces whether the group is expanded`() {
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) {
        DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Fold())
      }
      #expect(hearing.opening == ["More, !, button, collapsed, double tap to expand"])
      #expect(hearing.told(.activate, .next) == ["expanded", "Inside"])
    }
  }

  struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Above")
      Menu(configuration)
    }
  }

  @Test func `A menu can be opened in a custom style`() {
    let hearing = Hearing { Menu("Sort") { Button("By name") {} }.menuStyle(Framed()) }
    #expect(
      hearing.everything() == [
        "Above", "Sort, button, pop up button, double tap to activate the picker",
      ]
    )
    #expect(hearing.told(.activate) == ["menu, By name, button"])
  }

  struct Slow: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("hold")
      }
      .onLongPressGesture { configuration.trigger() }
    }
  }

  struct Nested: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  @Test func `A button with a primitive style remains a button`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.buttonStyle(Slow())
        Button("Reset") { count = 0 }.buttonStyle(Nested())
        Button("Plain") {}.buttonStyle(.plain).buttonStyle(Slow())
      }
    }
    let hearing = Hearing { Screen() }
    #expect(hearing.everything() == ["Count 0, hold, button", "Reset, button", "Plain, button"])
    #expect(hearing.told(.first, .activate) == ["Count 0, hold, button", "Count 1, hold"])
    #expect(hearing.told(.next, .activate, .first).last == "Count 0, hold, button")
  }

  struct Badge: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
  }

  struct Row: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  }

  struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View { ScrollView { Form(configuration) } }
  }

  struct Bar: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
  }

  @Test func `A custom style may apply the original control`() {
    let heard = everything {
      Label("Mail", systemImage: "envelope").labelStyle(Badge())
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Row())
      Form { Text("Inside") }.formStyle(Plain())
      ControlGroup { Button("Cut") {} }.controlGroupStyle(Bar())
    }
    #expect(
      heard == [
        "Mail", "Wi-Fi, switch button, on, double tap to toggle setting", "Inside", "Cut, button",
      ]
    )
  }
}
