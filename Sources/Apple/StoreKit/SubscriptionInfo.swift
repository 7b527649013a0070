// SPDX-License-Identifier: MIT

import Foundation

extension Product {
  /// What is known about a product as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group that it is in.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// How much it offers within its group: 1 is most.
    public let groupLevel: Int
    /// The name of its group.
    public let groupDisplayName: String
    /// What one gets at first.
    public let introductoryOffer: SubscriptionOffer?
    /// What one gets who has had it.
    public let promotionalOffers: [SubscriptionOffer]
    /// What one gets who comes back.
    public let winBackOffers: [SubscriptionOffer]
    /// Whether the user gets the first offer: nobody does.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the user gets the first offer of a group: nobody does.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// The states of the subscriptions of its group: none.
    public var status: [Status] { get async throws { [] } }
    /// The states of the subscriptions of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// How a subscription goes on.
    public typealias RenewalInfo = StoreKit.SubscriptionRenewalInfo
    /// Whether a subscription goes on.
    public typealias RenewalState = StoreKit.SubscriptionRenewalState
    /// The state of a subscription.
    public typealias Status = StoreKit.SubscriptionStatus
  }
}
