// SPDX-License-Identifier: MIT

import SwiftUI
import TipKit
import os

/// A guide to walks in the hills, with a chart of heights, a map of huts, a film, and a guide on the web. Like real
/// apps, this app uses modules other than SwiftUI, and each of its screens has a preview.
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
