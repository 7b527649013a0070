import SwiftUI

/// Setting a value that is tied to several elements moves the focus of every technology. This listing shows the second
/// approach from section 2.1 of the article on property wrappers.
enum AnyTechnologyFocus {
  struct AccessibilityFocusStateView: View {
    @AccessibilityFocusState var focused: FocusField?
    var body: some View {
      VStack {
        Button("Press me") {
          focused = .click
        }
        .accessibilityFocused($focused, equals: .press)

        Button("Click me") {
          print("Click")
        }
        .accessibilityFocused($focused, equals: .click)
      }
    }
  }
}

enum FocusField: Hashable {
  case press
  case click
}
