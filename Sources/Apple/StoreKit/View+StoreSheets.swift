// SPDX-License-Identifier: MIT

import SwiftUI

// What nobody can answer without a store: it says so, and closes at once.
extension View {
  /// Opens the subscriptions of the user: there are none, so it says that and closes.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) {})
  }

  /// Opens the subscriptions of a group: there are none, so it says that and closes.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }

  /// Opens where codes are entered: there is no store, so it says that, closes and fails.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      UnansweredSheet(isPresented: isPresented) {
        onCompletion(.failure(StoreKitError.unsupported))
      }
    )
  }

  /// Opens where money is asked back: there is no store, so it says that, closes and fails.
  @preconcurrency
  nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID,
    isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) { onDismiss?(.failure(.failed)) })
  }

  /// Shows another app of the store: there is no store, so it says that and closes.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }
}

/// A sheet that closes at once, since nobody answers.
private struct UnansweredSheet: ViewModifier {
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
