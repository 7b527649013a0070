// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI

/// The form that the tests use, with a field for an email address that must contain “@”.
struct SignUp: View {
  @State private var email = ""
  @State private var isInvalid = false
  @State private var isDone = false
  @AccessibilityFocusState private var isEmailFocused: Bool

  var body: some View {
    VStack {
      Text("Sign up").accessibilityAddTraits(.isHeader)
      TextField("Email", text: $email)
        .accessibilityFocused($isEmailFocused)
        .accessibilityIdentifier("email")
      if isInvalid { Text("An address has an at sign.") }
      Button("Continue") {
        isInvalid = !email.contains("@")
        isEmailFocused = isInvalid
        isDone = !isInvalid
      }
      Button("Later") {}
      if isDone { Text("Welcome") }
    }
  }
}

/// A list that a task fills.
struct Feed: View {
  let endless: Bool
  @State private var items: [String] = []

  var body: some View {
    VStack {
      Text("News").accessibilityAddTraits(.isHeader)
      ForEach(items, id: \.self) { Text($0) }
    }
    .task {
      await Task.yield()
      items = ["One", "Two"]
      while endless, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
    }
  }
}
