// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import A11yUI

private struct Reading: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var degrees: Int
}

private struct Readings: TimelineProvider {
  func placeholder(in context: Context) -> Reading { Reading(degrees: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
    completion(Reading(degrees: 7))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
    completion(Timeline(entries: [Reading(degrees: 7)], policy: .never))
  }
}

private struct Thermometer: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "thermometer", provider: Readings()) { Text("\($0.degrees) degrees") }
      .configurationDisplayName("Thermometer")
      .supportedFamilies([.systemSmall])
  }
}

#Preview("Thermometer in winter", as: .systemSmall) {
  Thermometer()
} timeline: {
  Reading(degrees: -3)
  Reading(degrees: 2)
}

@MainActor @Suite("Reading widget previews", .timeLimit(.minutes(30)))
struct WidgetPreviewTests {
  @Test("A widget is read with each of the preview’s entries in turn")
  func timeline() async throws {
    let preview = try #require(Preview.all.first { $0.displayName == "Thermometer in winter" })
    let session = try await Session(preview).exhaustive(false)
    await session.settle()
    session.perform("first")
    session.perform("next")
    let heard = session.heard()
    #expect(heard == ["Thermometer, -3 degrees", "-3 degrees", "Thermometer, 2 degrees"])
  }
}
