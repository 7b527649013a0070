// SPDX-License-Identifier: MIT

import SwiftUI

/// A pantry app that lists the food at home and the food to buy. Like real apps, this app uses older and newer forms of
/// the same APIs side by side, and each of its screens has previews.
@main
struct PantryApp: App {
  var body: some Scene {
    WindowGroup("Pantry") {
      NavigationView { PantryList(store: .sample) }
    }
  }
}
