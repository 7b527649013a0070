// SPDX-License-Identifier: MIT

import SwiftUI
import TipKit
import os

/// Walks in the hills: heights as a chart, huts on a map, a film, a guide on the web. It uses the
/// modules beside SwiftUI as real apps do, and each of its screens has a preview.
@main
struct TrailsApp: App {
  private static let log = Logger(subsystem: "trails", category: "app")

  init() {
    do {
      try Tips.configure([.displayFrequency(.immediate)])
    } catch {
      Self.log.error("tips: \(error.localizedDescription, privacy: .public)")
    }
  }

  var body: some Scene {
    WindowGroup("Trails") { TrailList(trails: Trail.samples) }
  }
}
