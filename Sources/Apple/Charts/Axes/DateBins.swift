// SPDX-License-Identifier: MIT

import Foundation

/// Spans of a calendar that dates are sorted into.
public struct DateBins {
  /// Where one span ends and the next begins, with both ends, in order.
  public let thresholds: [Date]

  /// The most spans that are made.
  private static let limit = 10_000

  /// Creates spans that cover a range.
  ///
  /// - Parameters:
  ///   - unit: What a span is counted in.
  ///   - count: How many units it has; at least one.
  ///   - range: What is covered.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var found = [date]
    while date < range.upperBound, found.count < Self.limit {
      guard let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: date),
        next > date
      else { break }
      date = next
      found.append(date)
    }
    thresholds = found
  }

  /// Creates spans that cover dates.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    data: [Date],
    calendar: Calendar = .current
  ) {
    let range = (data.min() ?? .distantPast)...(data.max() ?? .distantPast)
    self.init(unit: unit, by: count, range: range, calendar: calendar)
  }
}
