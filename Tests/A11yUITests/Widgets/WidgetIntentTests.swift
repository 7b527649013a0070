// SPDX-License-Identifier: MIT

import A11yViewTesting
import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

private struct TownIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Town"
  @Parameter(title: "Town", default: "Bergen") var town: String
}

private struct Forecast: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var town: String
}

private struct Forecasts: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Forecast { Forecast(town: "Nowhere") }
  func snapshot(for configuration: TownIntent, in context: Context) async -> Forecast {
    Forecast(town: configuration.town)
  }
  func timeline(for configuration: TownIntent, in context: Context) async -> Timeline<Forecast> {
    Timeline(entries: [Forecast(town: configuration.town)], policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<TownIntent>] {
    [AppIntentRecommendation(intent: TownIntent(), description: "Home")]
  }
}

private struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "forecast", intent: TownIntent.self, provider: Forecasts()) {
      Text("Rain in \($0.town)")
    }
    .configurationDisplayName("Forecast")
    .supportedFamilies([.systemSmall])
  }
}

#Preview("Forecast in Oslo", as: .systemSmall) {
  ForecastWidget()
} timeline: {
  Forecast(town: "Oslo")
}

private struct TimerSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer"
  @Parameter(title: "Name", default: "Tea") var name: String
}

private struct TimerProvider: AppIntentControlValueProvider {
  func previewValue(configuration: TimerSettings) -> String { "no timer" }
  func currentValue(configuration: TimerSettings) async throws -> String {
    "\(configuration.name) timer"
  }
}

private struct StartTimer: SetValueIntent {
  static let title: LocalizedStringResource = "Start"
  @Parameter(title: "Running") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "timer", provider: TimerProvider()) { name in
      ControlWidgetToggle(name, isOn: true, action: StartTimer()) { isOn in
        Text(isOn ? "Running" : "Stopped")
      }
    }
  }
}

@MainActor @Suite("Widgets with intents", .timeLimit(.minutes(30)))
struct WidgetIntentTests {
  @Test("A widget is shown with the initial values of its settings")
  func snapshot() async throws {
    let session = try await Session(WidgetSnapshot(of: ForecastWidget())).exhaustive(false)
    await session.settle()
    session.perform("first")
    #expect(session.heard().last?.hasSuffix("Rain in Bergen") == true)
  }

  @Test("A preview shows a widget with its own entries")
  func preview() async throws {
    let preview = try #require(Preview.all.first { $0.displayName == "Forecast in Oslo" })
    let session = try await Session(preview).exhaustive(false)
    await session.settle()
    session.perform("first")
    #expect(session.heard() == ["Forecast, Rain in Oslo", "Rain in Oslo"])
  }

  @Test("A control widget is shown with its provider’s current value")
  func control() async throws {
    let session = try await Session(WidgetSnapshot(of: TimerControl())).exhaustive(false)
    await session.settle()
    session.perform("first")
    session.perform("next")
    let heard = session.heard().joined(separator: "; ")
    #expect(heard.contains("Tea timer"))
  }
}
