// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The store.
public enum AppStore {
  /// Which store it is.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a store from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The real one.
    public static let production = Self(rawValue: "Production")
    /// The one for trying.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// The one of a file.
    public static let xcode = Self(rawValue: "Xcode")
  }
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

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The code of the country.
  public let countryCode: String
  /// The store's number.
  public let id: String
  /// The store of the user: there is none.
  public static var current: Storefront? { get async { nil } }
  /// Stores that the user changes to: none ever is.
  public static var updates: Storefronts { Storefronts() }

  /// Stores: none.
  public struct Storefronts: AsyncSequence, Sendable {
    /// A store.
    public typealias Element = Storefront
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
