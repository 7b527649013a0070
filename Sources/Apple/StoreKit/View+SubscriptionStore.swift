// SPDX-License-Identifier: MIT

import SwiftUI

// Subscriptions are not shown without a store, so what they look like is accepted.
extension View {
  /// Accepted: sets the pictures of subscriptions.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// Accepted: sets what is behind a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }
  /// Accepted: sets what is behind a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle,
    in backgroundShape: some Shape
  ) -> some View { self }
  /// Accepted: sets what is behind the buttons.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View { self }
  /// Accepted: says how subscriptions are chosen.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }
  /// Accepted: says how and where subscriptions are chosen.
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S,
    placement: SubscriptionStoreControlPlacement
  ) -> some View { self }
  /// Accepted: says how groups of subscriptions are chosen.
  nonisolated public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }
  /// Accepted: says where a policy is read.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL,
    for policy: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Accepted: shows a policy.
  nonisolated public func subscriptionStorePolicyDestination(
    for policy: SubscriptionStorePolicyKind,
    @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// Accepted: sets the colour of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle
  ) -> some View { self }
  /// Accepted: sets the colours of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View { self }
  /// Accepted: says what signing in does.
  nonisolated public func subscriptionStoreSignInAction(
    _ action: (() -> Void)?
  ) -> some View { self }
  /// Accepted: offers a subscription for less.
  nonisolated public func preferredSubscriptionOffer(
    _ offer:
      @escaping @Sendable (
        Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  /// The whole of a store of subscriptions. It does not affect elements.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// The upper part of a store of subscriptions. It does not affect elements.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// A store of subscriptions, from top to bottom. It does not affect elements.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

/// A policy of a store. It does not affect elements.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

/// What the button of a subscription says. It does not affect elements.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// As usual.
  public static let automatic = Self()
  /// On one line.
  public static let singleLine = Self()
  /// On several lines.
  public static let multiline = Self()
  /// What it does.
  public static let action = Self()
  /// The name of the subscription.
  public static let displayName = Self()
  /// What it costs.
  public static let price = Self()
  /// What it does.
  public var action: Self { self }
  /// The name of the subscription.
  public var displayName: Self { self }
  /// What it costs.
  public var price: Self { self }
}

/// What is behind the buttons of a store. It does not affect elements.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  /// As usual.
  public static let automatic = Self()
  /// A blur that fades.
  public static let gradientMaterial = Self()
}

/// Where subscriptions are chosen. It does not affect elements.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  /// As usual.
  public static let automatic = Self()
  /// With the content.
  public static let scrollView = Self()
  /// Below the content.
  public static let bottomBar = Self()
  /// Beside the buttons.
  public static let buttonsInBottomBar = Self()
}
