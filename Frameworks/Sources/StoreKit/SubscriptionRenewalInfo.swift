// SPDX-License-Identifier: MIT

import Foundation

extension Product {
  /// The duration of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time, such as a day.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      /// The name of the unit of time.
      public var localizedDescription: String { formatted(FormatStyle()) }
      /// Returns the name of the unit of time in a given format.
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }

      /// A format for units of time.
      public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        /// Returns the name of a unit of time.
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
    /// The number of units in the period.
    public let value: Int
    /// A period of one week.
    public static let weekly = Self(unit: .week, value: 1)
    /// A period of one month.
    public static let monthly = Self(unit: .month, value: 1)
    /// A period of one year.
    public static let yearly = Self(unit: .year, value: 1)

    /// A format for subscription periods.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
      /// Returns the words for a period.
      public func format(_ value: SubscriptionPeriod) -> String {
        let unit = value.unit.localizedDescription
        return value.value == 1 ? "1 \(unit)" : "\(value.value) \(unit)s"
      }
    }
    /// Returns the words for the period in a given format.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
  }
}

extension Product.SubscriptionPeriod.Unit.FormatStyle: Codable {}
extension Product.SubscriptionPeriod.FormatStyle: Codable {}
