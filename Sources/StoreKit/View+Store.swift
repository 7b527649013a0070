// SPDX-License-Identifier: MIT

import SwiftUI

// There is no store, so nothing is bought, and looks change nothing.
extension View {
  /// Accepted: says when something is being bought; nothing is.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  /// Accepted: says how buying went; nothing is bought.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Accepted: says what products look like.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Accepted: says which buttons a store has.
  nonisolated public func storeButton(
    _ visibility: Visibility,
    for buttons: StoreButtonKind...
  ) -> some View { self }
  /// Accepted: says what the button of a subscription says.
  nonisolated public func subscriptionStoreButtonLabel(
    _ buttonLabel: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Accepted: says how subscriptions are chosen.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }
  /// Accepted: opens the subscriptions of the user; there are none.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted: opens where codes are entered; there is no store.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Accepted: opens where money is asked back; nothing was bought.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64,
    isPresented: Binding<Bool>
  ) -> some View { self }
}

/// What products look like. It does not affect elements.
public protocol ProductViewStyle: Sendable {}

/// The usual looks of products. They do not affect elements.
public struct AutomaticProductViewStyle: ProductViewStyle {
  init() {}
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As usual.
  public static var automatic: Self { Self() }
  /// Small.
  public static var compact: Self { Self() }
  /// In between.
  public static var regular: Self { Self() }
  /// Large.
  public static var large: Self { Self() }
}

/// A button of a store. It does not affect elements.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}

/// What the button of a subscription says. It does not affect elements.
public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, action, displayName, multiline, price, singleLine
}

/// How subscriptions are chosen. It does not affect elements.
public enum SubscriptionStoreControlStyle: Sendable {
  case automatic, buttons, picker, prominentPicker
}
