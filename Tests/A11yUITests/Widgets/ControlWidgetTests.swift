// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import WidgetKit

private struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "timer") {
      ControlWidgetToggle("Timer", isOn: true, action: 0) { isOn in
        Text(isOn ? "Running" : "Stopped")
      }
    }
    .displayName("Timer control")
  }
}

private struct FamilyView: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Text("\(family)") }
}

@MainActor @Suite("Announcements of control widgets", .timeLimit(.minutes(30)))
struct ControlWidgetTests {
  @Test("A control widget is announced with its name, like any other widget")
  func control() {
    let heard = HeardView { WidgetSnapshot(of: TimerControl()) }
    #expect(heard.labels == ["Timer control", "Timer, Running"])
  }

  @Test(
    "A widget preview uses its widget family, and a group in a small widget begins with its label"
  )
  func preview() {
    let heard = HeardView {
      FamilyView().previewContext(WidgetPreviewContext(family: .systemLarge))
      AccessoryWidgetGroup("Rings", systemImage: "circle") {
        Text("Move")
        AccessoryWidgetBackground()
      }
    }
    #expect(heard.labels == ["systemLarge", "Rings", "Move"])
  }
}
