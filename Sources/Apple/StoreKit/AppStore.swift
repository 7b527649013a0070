// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The code of the country.
  public let countryCode: String
  /// The store's number.
  public let id: String
  /// The store of the user: there is none.
  public static var current: Storefront? { get async { nil } }

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
