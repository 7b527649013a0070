// SPDX-License-Identifier: MIT

import SwiftUI

/// How subscriptions are chosen. It does not affect elements.
public protocol SubscriptionStoreControlStyle {}

/// A usual way to choose subscriptions. It does not affect elements.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the usual way.
  public init() {}
}

/// Choosing subscriptions by buttons. It does not affect elements.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the way.
  public init() {}
}

/// Choosing subscriptions in a list. It does not affect elements.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Makes the way.
  public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// As usual.
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// By buttons.
  public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// In a list.
  public static var picker: Self { Self() }
  /// In a list that stands out.
  public static var prominentPicker: Self { Self() }
  /// In a small list.
  public static var compactPicker: Self { Self() }
  /// On pages.
  public static var pagedPicker: Self { Self() }
  /// On pages that stand out.
  public static var pagedProminentPicker: Self { Self() }
}

/// How groups of subscriptions are chosen. It does not affect elements.
public protocol SubscriptionOptionGroupStyle {}

/// A usual way to choose groups. It does not affect elements.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// As usual.
  public static var automatic: Self { Self() }
  /// By tabs.
  public static var tabs: Self { Self() }
  /// By links.
  public static var links: Self { Self() }
}
