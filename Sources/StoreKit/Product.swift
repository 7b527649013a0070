// SPDX-License-Identifier: MIT

import Foundation

/// Something that can be bought. There is no store, so none is ever made.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// For a time, again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// How buying went.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// How something is bought. It changes nothing.
  public struct PurchaseOption: Hashable, Sendable {
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self() }
    /// For whom.
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
  }

  /// The name by which the store knows it.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price in words.
  public let displayPrice: String
  /// What is known about it as a subscription.
  public let subscription: SubscriptionInfo?

  /// The products of some names: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys nothing, and says that the user changed their mind.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

extension Product {
  /// What is known about a product as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group that it is in.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
  }

  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// How many.
    public let value: Int
  }
}

/// Whether the store vouches for something.
public enum VerificationResult<SignedType> {
  /// It does not.
  case unverified(SignedType, VerificationError)
  /// It does.
  case verified(SignedType)

  /// Why the store does not vouch for something.
  public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }

  /// The thing, if the store vouches for it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The thing, whether the store vouches for it or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// What goes wrong with a store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
}
