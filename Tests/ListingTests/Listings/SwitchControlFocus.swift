import SwiftUI

/// A value that is tied to one element and one technology shows when the technology reaches the element and when it
/// leaves. This listing shows the first approach from section 2.1 of the article on property wrappers.
enum SwitchControlFocus {
  struct AccessibilityFocusStateView: View {
    @AccessibilityFocusState(for: .switchControl) var isClickButtonFocused: Bool
    var body: some View {
      VStack {
        Button("Press me") {
          print("Press")
        }

        Button("Click me") {
          print("Click")
        }
        .accessibilityFocused($isClickButtonFocused)
      }
      .onChange(of: isClickButtonFocused) {
        print(isClickButtonFocused)
      }
    }
  }
}
