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

  /// Does nothing: nothing was bought.
  public func finish() async {}

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

  /// What the user has: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What is bought from now on: nothing.
  public static var updates: Transactions { Transactions() }
  /// What was ever bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What was bought and not delivered: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// The last of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What the user has of a product: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}

/// The store.
public enum AppStore {
  /// Whether anything can be bought: nothing can.
  public static var canMakePayments: Bool { false }
  /// Does nothing: there is no store.
  public static func sync() async throws {}
  /// Does nothing: nobody can be asked.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
  /// Does nothing: there are no subscriptions.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// Asks for reviews. Nobody can be asked, so it does nothing.
public enum SKStoreReviewController {
  /// Does nothing: nobody can be asked.
  @MainActor
  public static func requestReview() {}
  /// Does nothing: nobody can be asked.
  @MainActor
  public static func requestReview(in windowScene: UIWindowScene) {}
}
