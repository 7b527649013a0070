import SwiftUI

/// Each form of the property wrapper can be limited to one technology. This listing is from section 2.2 of the article
/// on property wrappers.
///
/// The article contains only the two declarations. The views that contain them are from the second approach in section
/// 2.1.
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
