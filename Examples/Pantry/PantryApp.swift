// SPDX-License-Identifier: MIT

import SwiftUI

/// A pantry: food at home, and food that has to be bought. It is written as real apps are, with older
/// and newer spellings side by side, and each of its screens has previews.
@main
struct PantryApp: App {
  var body: some Scene {
    WindowGroup("Pantry") {
      NavigationView { PantryList(store: .sample) }
    }
  }
}
