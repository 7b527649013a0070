// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that follows only Switch Control's focus and ignores VoiceOver's.
struct SwitchControlFocus: View {
  @AccessibilityFocusState(for: .switchControl) var isClickButtonFocused: Bool
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Press me") { presses += 1 }
      Button("Click me") { presses += 1 }
        .accessibilityFocused($isClickButtonFocused)
      Text("Pressed \(presses) times")
      Text(isClickButtonFocused ? "Switch Control is on Click me" : "Switch Control is elsewhere")
    }
  }
}
