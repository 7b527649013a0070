// SPDX-License-Identifier: MIT

import Foundation

/// How a subscription goes on. There is no store, so none is ever made.
public struct SubscriptionRenewalInfo: Hashable, Sendable {
  /// Why a subscription ended.
  public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user ended it.
    public static let autoRenewDisabled = Self(rawValue: 1)
    /// It was not paid for.
    public static let billingError = Self(rawValue: 2)
    /// The user did not want the new price.
    public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
    /// It is no longer sold.
    public static let productUnavailable = Self(rawValue: 4)
    /// Not known.
    public static let unknown = Self(rawValue: 5)
  }

  /// The number of the first purchase.
  public let originalTransactionID: UInt64
  /// The subscription.
  public let currentProductID: String
  /// Whether it goes on.
  public let willAutoRenew: Bool
  /// The subscription that comes next.
  public let autoRenewPreference: String?
  /// Why it ended.
  public let expirationReason: ExpirationReason?
  /// Whether it is being paid for.
  public let isInBillingRetry: Bool
  /// Until when it goes on while it is being paid for.
  public let gracePeriodExpirationDate: Date?
  /// When it goes on.
  public let renewalDate: Date?
  /// What it costs then.
  public let renewalPrice: Decimal?
  /// When the store vouched for it.
  public let signedDate: Date
}

extension Product {
  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      /// The word for it.
      public var localizedDescription: String { formatted(FormatStyle()) }
      /// The word for it.
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }

      /// How a unit is written.
      public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        /// The word for a unit.
        public func format(_ value: Unit) -> String {
          switch value {
          case .day: "day"
          case .week: "week"
          case .month: "month"
          case .year: "year"
          }
        }
      }
    }
    /// The unit.
    public let unit: Unit
    /// How many.
    public let value: Int
    /// A week.
    public static let weekly = Self(unit: .week, value: 1)
    /// A month.
    public static let monthly = Self(unit: .month, value: 1)
    /// A year.
    public static let yearly = Self(unit: .year, value: 1)

    /// How a period is written.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
      /// The words for a period.
      public func format(_ value: SubscriptionPeriod) -> String {
        let unit = value.unit.localizedDescription
        return value.value == 1 ? "1 \(unit)" : "\(value.value) \(unit)s"
      }
    }
    /// The words for a period.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
  }
}

extension Product.SubscriptionPeriod.Unit.FormatStyle: Codable {}
extension Product.SubscriptionPeriod.FormatStyle: Codable {}
