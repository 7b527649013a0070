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

  /// What a subscription costs at first, or for those who come back.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// What an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a type from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new users.
      public static let introductory = Self(rawValue: "introductory")
      /// For some users.
      public static let promotional = Self(rawValue: "promotional")
      /// For those who come back.
      public static let winBack = Self(rawValue: "winBack")
    }
    /// How an offer is paid for.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Again and again.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The name by which the store knows it.
    public let id: String?
    /// What it is for.
    public let type: OfferType
    /// Its price.
    public let price: Decimal
    /// Its price in words.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How many periods it lasts.
    public let periodCount: Int
    /// How it is paid for.
    public let paymentMode: PaymentMode
  }
}

/// The state of a subscription. There is no store, so none is ever made.
public struct SubscriptionStatus: Hashable, Sendable {
  /// Whether it goes on.
  public let state: SubscriptionRenewalState
  /// The last purchase.
  public let transaction: VerificationResult<Transaction>
  /// How it goes on.
  public let renewalInfo: VerificationResult<SubscriptionRenewalInfo>
  /// States from now on: none.
  public static var updates: Statuses { Statuses() }
  /// The states of all subscriptions: none.
  public static var all: Statuses { Statuses() }

  /// States of subscriptions: none.
  public struct Statuses: AsyncSequence, Sendable {
    /// A state.
    public typealias Element = SubscriptionStatus
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Whether a subscription goes on.
public struct SubscriptionRenewalState: RawRepresentable, Hashable, Sendable {
  /// The number of the state.
  public let rawValue: Int
  /// Creates a state.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It goes on.
  public static let subscribed = Self(rawValue: 1)
  /// It has ended.
  public static let expired = Self(rawValue: 2)
  /// It is being paid for.
  public static let inBillingRetryPeriod = Self(rawValue: 3)
  /// It goes on while it is being paid for.
  public static let inGracePeriod = Self(rawValue: 4)
  /// It was taken back.
  public static let revoked = Self(rawValue: 5)
}
