// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that follows the focus of the technology that moved last and can move the focus of all technologies.
struct AnyFocus: View {
  @AccessibilityFocusState var focused: FocusField?

  var body: some View {
    VStack {
      Button("Go to the end") { focused = .end }
        .accessibilityFocused($focused, equals: .start)
      Text("In between")
      Button("Go to the start") { focused = .start }
        .accessibilityFocused($focused, equals: .end)
    }
  }
}

/// The fields that can have focus.
enum FocusField: Hashable {
  case start
  case end
}
