// SPDX-License-Identifier: MIT

import SwiftUI

/// A sign-up form, followed by a profile that is edited in a sheet. The app uses state, bindings into
/// a structure, objects that a view owns or receives, and environment values.
@main
struct ProfileApp: App {
  @StateObject private var theme = Theme()
  @State private var user: User?

  var body: some Scene {
    WindowGroup("Profile") {
      Group {
        if let user {
          ProfileView(user: user)
        } else {
          SignupView { user = $0 }
        }
      }
      .environmentObject(theme)
      .environment(\.greeting, "Welcome")
    }
  }
}
