// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Something that was bought. There is no store, so none is ever made.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?

  /// What kind of thing was bought.
  public let productType: Product.ProductType
  /// The number of the first purchase.
  public let originalID: UInt64
  /// When it was first bought.
  public let originalPurchaseDate: Date
  /// How many were bought.
  public let purchasedQuantity: Int
  /// Whether another subscription took its place.
  public let isUpgraded: Bool
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?
  /// Who has it.
  public let ownershipType: OwnershipType
  /// The app in which it was bought.
  public let appBundleID: String
  /// For whom it was bought.
  public let appAccountToken: UUID?
  /// Which store it was bought in.
  public let environment: AppStore.Environment
  /// Which country's store it was bought in.
  public let storefront: Storefront
  /// What it cost.
  public let price: Decimal?
  /// When the store vouched for it.
  public let signedDate: Date
  /// What the store knows of it.
  public let jsonRepresentation: Data
  /// The state of the subscription: none.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Why something was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app did not work.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
  }

  /// Who has what was bought.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// The user's family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  /// How asking for money back went.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// Why money could not be asked back.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  /// Fails: there is no store to ask for money back.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64,
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
  /// Fails: there is no store to ask for money back.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  /// Things that were bought: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// What was bought.
    public typealias Element = VerificationResult<Transaction>

    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }

    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
