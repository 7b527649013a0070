// SPDX-License-Identifier: MIT

// Made from Surface/StoreKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import SwiftUI

/// A message of the store. There is none.
public struct Message: Hashable, Sendable {
  /// Why there is a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Any.
    public static let generic = Self(rawValue: 0)
    /// Something costs more.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// Something was not paid.
    public static let billingIssue = Self(rawValue: 2)
  }
  /// The reason.
  public let reason: Reason
  /// The messages: none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// Shows a message of the store. There is none.
public struct DisplayMessageAction: Sendable {
  /// Does nothing: there is no message.
  public func callAsFunction(_ message: Message) throws {}
}
