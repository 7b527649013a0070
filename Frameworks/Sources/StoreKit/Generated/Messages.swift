// SPDX-License-Identifier: MIT

// Made from Surface/StoreKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import SwiftUI

/// A message from the store. There is no message.
public struct Message: Hashable, Sendable {
  /// The reason for a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a reason from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Any reason.
    public static let generic = Self(rawValue: 0)
    /// A price increase.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// A billing problem.
    public static let billingIssue = Self(rawValue: 2)
  }
  /// The reason.
  public let reason: Reason
  /// The messages, of which there are none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// An action that shows a message from the store. There is no message.
public struct DisplayMessageAction: Sendable {
  /// Does nothing, because there is no message.
  public func callAsFunction(_ message: Message) throws {}
}
