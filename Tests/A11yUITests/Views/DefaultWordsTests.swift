// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// The default words of controls that no other test covers.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DefaultWordsTests {
  private let adjusting = ", swipe up or down with one finger to adjust the value"

  @Test func `Sliders announce their percentage and keep to their steps`() {
    struct Volume: View {
      @State private var volume = 2.0
      @State private var level = 5.0
      var body: some View {
        Slider(value: $volume, in: 0...4, step: 1) { Text("Volume") }
        Slider(value: $level, in: 0...10) {
          Text("Level")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Slider(value: .constant(0.3))
      }
    }
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Volume() }
      #expect(hearing.opening == ["Volume, 50%, adjustable" + adjusting])
      #expect(hearing.told(.increment, .increment, .increment) == ["75%", "100%"])
      #expect(hearing.told(.next) == ["Level, 50%, adjustable" + adjusting])
      #expect(hearing.told(.decrement) == ["40%"])
      #expect(hearing.told(.next) == ["30%, adjustable" + adjusting])
    }
  }

  @Test func `Images announce their label, otherwise their name`() {
    let hearing = Hearing {
      Image("map", label: Text("Map of Rome"))
      Image("map")
      Image(systemName: "star.fill")
      Image(systemName: "unknown.circle")
      Image(decorative: "line")
      Label("Inbox", systemImage: "tray")
      Label {
        Text("Own")
      } icon: {
        Image("map")
      }
    }
    #expect(
      hearing.everything() == [
        "Map of Rome, image", "map, image", "Favorite, image", "unknown, image", "Inbox", "Own",
      ]
    )
  }

  @Test func `Texts announce their interpolated content`() {
    let hearing = Hearing {
      Text("One") + Text(verbatim: ", ") + Text("two").bold()
      Text(0.25, format: .percent)
      Text("Section").accessibilityAddTraits(.isHeader)
      Section("Header") { Text("Row") }
    }
    #expect(
      hearing.everything() == ["One, two", "25%", "Section, heading", "Header, heading", "Row"]
    )
  }

  @Test func `Dimmed controls do not announce their default hint`() {
    let hearing = Hearing {
      Toggle("Wi-Fi", isOn: .constant(false)).disabled(true)
      Slider(value: .constant(0.5)) { Text("Volume") }.disabled(true)
      TextField("Name", text: .constant("Ann")).disabled(true)
      Link("Help", destination: URL(filePath: "/help")).disabled(true)
      Menu("Sort") {}.disabled(true)
      ColorPicker("Paint", selection: .constant(.red)).disabled(true)
    }
    #expect(
      hearing.everything() == [
        "Wi-Fi, dimmed, switch button, off", "Volume, 50%, dimmed, adjustable",
        "Name, Ann, dimmed, text field", "Help, dimmed, button, link",
        "Sort, dimmed, button, pop up button",
        "Paint, red, dimmed, button",
      ]
    )
  }
}
