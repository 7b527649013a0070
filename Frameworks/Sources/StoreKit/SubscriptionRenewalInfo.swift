// SPDX-License-Identifier: MIT

import Foundation

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
