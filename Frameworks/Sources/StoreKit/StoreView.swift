// SPDX-License-Identifier: MIT

import SwiftUI

// There is no store, so the views for products show the text that Apple's views show when the store is unreachable.

/// A view with products to buy. There is no store, so the view only announces that the store is unavailable.
public struct StoreView<Icon: View, PlaceholderIcon: View> {
  /// Creates a view for products, each of which has an image.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == String, PlaceholderIcon == EmptyView {}
}

extension StoreView: View {
  /// The text that announces that the store is unavailable.
  public var body: some View { NoStore() }
}

/// A view with a product to buy. There is no store, so the product is unavailable.
public struct ProductView<Icon: View, PlaceholderIcon: View> {
  private let icon: Icon?

  /// Creates a view for a product with an image.
  public init(
    id productID: String,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView { self.icon = icon() }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view for a product.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) { icon = nil }
  /// Creates a view for a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { icon = nil }
}

extension ProductView: View {
  /// The image and the text that announces that the product is unavailable.
  public var body: some View {
    icon
    Text("Product Unavailable")
  }
}

/// A view in which a user can choose a subscription. There is no store, so the view only announces, after its content,
/// that the store is unavailable.
public struct SubscriptionStoreView<Content: View> {
  private let content: Content

  /// Creates a view that shows a group's subscriptions below another view.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Creates a view that shows the given subscriptions below another view.
  public init<Identifiers: Collection>(
    productIDs: Identifiers,
    @ViewBuilder marketingContent: () -> Content
  ) where Identifiers.Element == String { content = marketingContent() }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view for a group's subscriptions.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all
  ) { content = EmptyView() }

  /// Creates a view for the given subscriptions.
  public init<Identifiers: Collection>(
    productIDs: Identifiers
  ) where Identifiers.Element == String { content = EmptyView() }
}

extension SubscriptionStoreView: View {
  /// The content, followed by the text that announces that the store is unavailable.
  public var body: some View {
    content
    NoStore()
  }
}

/// The text that announces that the store is unavailable.
private struct NoStore: View {
  nonisolated init() {}
  var body: some View { ContentUnavailableView("Store Unavailable", systemImage: "storefront") }
}
