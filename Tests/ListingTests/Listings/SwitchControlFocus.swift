import SwiftUI

/// From section 2.1 of the article on property wrappers, the first way: a value that is tied to one element and one
/// technology indicates when that technology reaches the element and when it leaves.
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
