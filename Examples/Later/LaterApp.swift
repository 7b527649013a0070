// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Delayed actions that are typical of real apps: moving focus, announcing and loading.
@main
struct LaterApp: App {
  var body: some Scene {
    WindowGroup("Later") { Delivery() }
  }
}

/// An order whose confirmation appears, is focused and is announced after the view has settled.
struct Delivery: View {
  @State private var places: [String] = []
  @State private var isConfirmed = false
  @AccessibilityFocusState private var isConfirmationFocused: Bool

  var body: some View {
    VStack {
      Button("Order", action: order)
      Button("Announce") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          MainActor.assumeIsolated {
            AccessibilityNotification.Announcement("Your order is on its way").post()
          }
        }
      }
      if isConfirmed {
        Text("Thank you").accessibilityFocused($isConfirmationFocused)
      }
      ForEach(places, id: \.self) { Text($0) }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(100))
      places = ["Harbour", "Station"]
    }
  }

  private func order() {
    isConfirmed = true
    Task { isConfirmationFocused = true }
  }
}
