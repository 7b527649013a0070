// SPDX-License-Identifier: MIT

import SwiftUI

/// An app with both forms of `@AccessibilityFocusState`: for one technology, and for all technologies.
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
