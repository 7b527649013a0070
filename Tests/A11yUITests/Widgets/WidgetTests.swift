// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WidgetKit

@testable import A11yUI

private struct Forecast: TimelineEntry {
  let date: Date
  let degrees: Int
}

private struct ForecastProvider: TimelineProvider {
  var delay: ((@escaping () -> Void) -> Void)?

  func placeholder(in context: Context) -> Forecast { Forecast(date: .distantPast, degrees: 0) }

  func getSnapshot(in context: Context, completion: @escaping (Forecast) -> Void) {
    let entry = Forecast(date: .distantPast, degrees: context.family == .systemSmall ? 21 : 22)
    if let delay { delay { completion(entry) } } else { completion(entry) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Forecast>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

private struct ForecastView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Forecast
  var body: some View {
    Text("\(entry.degrees) degrees")
    if family == .systemMedium { Text("Sunny") }
  }
}

private struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: ForecastProvider()) { entry in
      ForecastView(entry: entry).widgetURL(nil)
    }
    .configurationDisplayName("Forecast")
    .description("Shows the weather.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: ForecastProvider()) { _ in Text("Noon") }
      .configurationDisplayName(Text("Clock"))
  }
}

private struct Widgets: WidgetBundle {
  var isLarge: Bool { false }
  @WidgetBundleBuilder
  var body: some Widget {
    ForecastWidget()
    ClockWidget()
    if isLarge { ClockWidget() }
  }
}

@MainActor @Suite("Reading widgets and widget bundles", .timeLimit(.minutes(30)))
struct WidgetTests {
  @Test(arguments: [true, false])
  func `A widget’s snapshot is read in each family that the widget supports`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { WidgetSnapshot(of: ForecastWidget()) }
    #expect(heard.lines == ["Forecast, 21 degrees"])
    #expect(heard.labels == ["Forecast", "21 degrees"])
    let medium = HeardView(prunes: prunes) {
      WidgetSnapshot(of: ForecastWidget(), in: .systemMedium)
    }
    #expect(medium.labels == ["Forecast", "22 degrees", "Sunny"])
    let large = HeardView { WidgetSnapshot(of: ForecastWidget(), in: .systemLarge) }
    #expect(large.labels == [])
  }

  @Test func `The placeholder is shown until there is a snapshot`() throws {
    struct SlowWidget: Widget {
      static var answer: () -> Void = {}
      var body: some WidgetConfiguration {
        StaticConfiguration(
          kind: "slow",
          provider: ForecastProvider { answer in MainActor.assumeIsolated { Self.answer = answer } }
        ) { ForecastView(entry: $0) }
      }
    }
    let heard = HeardView { WidgetSnapshot(of: SlowWidget(), in: .systemSmall) }
    let before = heard.labels
    SlowWidget.answer()
    heard.host.takeTurn()
    #expect(before != heard.labels)
    #expect(heard.labels == ["21 degrees"])
  }

  @Test func `A widget bundle is shown as a window with its widgets`() {
    let heard = HeardApp(_WidgetApp<Widgets>())
    #expect(heard.start() == ["Widgets, window, Forecast, 21 degrees"])
    #expect(heard.say("next") == ["Clock, Noon"])
  }

  @Test func `A widget’s kind, description and families can be read`() throws {
    let kind = try #require(ForecastWidget()._kinds.first)
    #expect(kind.kind == "forecast")
    #expect(kind.description == "Shows the weather.")
    #expect(kind.families == [.systemSmall, .systemMedium])
    #expect(EmptyWidgetConfiguration()._kind.families.isEmpty)
    #expect(TimelineReloadPolicy.after(.distantPast) != .atEnd)
    #expect(TimelineReloadPolicy.never != .atEnd)
  }
}
