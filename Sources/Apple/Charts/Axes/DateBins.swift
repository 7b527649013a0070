// SPDX-License-Identifier: MIT

import Foundation

/// Calendar intervals into which dates are grouped.
public struct DateBins {
  /// The boundaries of the intervals in order, including both ends.
  public let thresholds: [Date]

  /// The maximum number of intervals.
  private static let limit = 10_000

  /// Creates intervals that cover a range.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit of an interval.
  ///   - count: The number of units in an interval, which is at least one.
  ///   - range: The range to cover.
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

  /// Creates intervals that cover the given dates.
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
