// SPDX-License-Identifier: MIT

import SwiftUI

/// A modifier for a sheet that closes immediately, because there is no store to respond to the request.
struct UnansweredSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let answer: @MainActor () -> Void

  nonisolated init(isPresented: Binding<Bool>, answer: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.answer = answer
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      AccessibilityNotification.Announcement("Store Unavailable").post()
      answer()
    }
  }
}
