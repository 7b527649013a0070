// SPDX-License-Identifier: MIT

import SwiftUI

// There is no store, so the views of products say what they say without one.

/// Products to buy. There is no store, so it says that.
public struct StoreView<Icon: View, PlaceholderIcon: View> {
  /// Shows products with an image each.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == String, PlaceholderIcon == EmptyView {}
}

extension StoreView: View {
  /// What is said without a store.
  public var body: some View { NoStore() }
}

/// A product to buy. There is no store, so it is unavailable.
public struct ProductView<Icon: View, PlaceholderIcon: View> {
  private let icon: Icon?

  /// Shows a product with an image.
  public init(
    id productID: String,
    prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView { self.icon = icon() }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows a product.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) { icon = nil }
  /// Shows a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { icon = nil }
}

extension ProductView: View {
  /// The image, and that the product is unavailable.
  public var body: some View {
    icon
    Text("Product Unavailable")
  }
}

/// Subscriptions to choose from. There is no store, so it says that after its content.
public struct SubscriptionStoreView<Content: View> {
  private let content: Content

  /// Shows the subscriptions of a group under a view.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Shows some subscriptions under a view.
  public init<Identifiers: Collection>(
    productIDs: Identifiers,
    @ViewBuilder marketingContent: () -> Content
  ) where Identifiers.Element == String { content = marketingContent() }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Shows the subscriptions of a group.
  public init(
    groupID: String,
    visibleRelationships: Product.SubscriptionRelationship = .all
  ) { content = EmptyView() }

  /// Shows some subscriptions.
  public init<Identifiers: Collection>(
    productIDs: Identifiers
  ) where Identifiers.Element == String { content = EmptyView() }
}

extension SubscriptionStoreView: View {
  /// The content, and what is said without a store.
  public var body: some View {
    content
    NoStore()
  }
}

/// What is said without a store.
private struct NoStore: View {
  nonisolated init() {}
  var body: some View { ContentUnavailableView("Store Unavailable", systemImage: "storefront") }
}
