// SPDX-License-Identifier: MIT

import SwiftUI

/// Both forms of `@AccessibilityFocusState`: for one technology, and for all.
@main
struct FocusStatesApp: App {
  var body: some Scene {
    WindowGroup("Focus states") {
      SwitchControlFocus()
      Divider()
      AnyFocus()
    }
  }
}
