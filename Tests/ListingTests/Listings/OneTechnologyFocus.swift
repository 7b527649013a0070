import SwiftUI

/// From section 2.2 of the article on property wrappers: each form of the wrapper can be limited to one technology.
///
/// The article contains the two declarations; the views that contain them are from the second approach in section 2.1.
enum OneTechnologyFocus {
  struct SwitchControlView: View {
    @AccessibilityFocusState(for: .switchControl) var focused: FocusField?
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
      .onChange(of: focused) {
        print(focused.map { "\($0)" } ?? "nil")
      }
    }
  }

  struct VoiceOverView: View {
    @AccessibilityFocusState(for: .voiceOver) var focused: FocusField?
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
      .onChange(of: focused) {
        print(focused.map { "\($0)" } ?? "nil")
      }
    }
  }
}
