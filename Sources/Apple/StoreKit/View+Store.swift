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
  /// Accepted: says how things are bought; nothing is.
  nonisolated public func inAppPurchaseOptions(
    _ options: (@Sendable (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }
  /// Accepted: draws a border around the pictures of products.
  nonisolated public func productIconBorder() -> some View { self }
  /// Accepted: shows or hides what products are.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
}

/// What products look like. It does not affect elements.
@MainActor
@preconcurrency
public protocol ProductViewStyle {
  /// What a product looks like.
  associatedtype Body: View
  /// What is known of the product.
  typealias Configuration = ProductViewStyleConfiguration
  /// Makes what a product looks like. It is never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a product. None is ever made.
public struct ProductViewStyleConfiguration {
  /// The picture.
  public struct Icon: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
  /// How far the store is.
  public let state: Product.TaskState
  /// The product.
  public var product: Product? { state.product }
  /// The picture.
  public var icon: Icon { Icon() }
  /// Whether the user has it.
  public let hasCurrentEntitlement: Bool
  /// Does nothing: nothing is bought.
  @MainActor
  public func purchase() {}
}

/// The usual looks of products. They do not affect elements.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated init() {}
  /// Nothing. It is never called.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As usual.
  public nonisolated static var automatic: Self { Self() }
  /// Small.
  public nonisolated static var compact: Self { Self() }
  /// In between.
  public nonisolated static var regular: Self { Self() }
  /// Large.
  public nonisolated static var large: Self { Self() }
}

/// A button of a store. It does not affect elements.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}
