// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that follows its life cycle in three ways: through its delegate, its scene's delegate,
/// and the scene phase.
@main
struct DelegatesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup("Delegates") {
      ContentView()
        .environment(delegate)
    }
  }
}
