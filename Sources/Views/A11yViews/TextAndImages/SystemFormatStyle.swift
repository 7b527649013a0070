// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Format styles for times that are displayed as text.
public enum SystemFormatStyle {
  /// A format for the time until the end of an interval or since its start, written as on a clock.
  public struct Timer: FormatStyle {
    let interval: Range<Date>
    let countsDown: Bool
    /// Creates a format that counts down.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
    }
    /// Creates a format that counts up.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
    }
    /// Returns the formatted time.
    public func format(_ value: Date) -> String {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let other = countsDown ? interval.upperBound : interval.lowerBound
      return Duration.onClock(other.timeIntervalSince(now))
    }
  }

  /// A format for the time until or since a date, in words.
  public struct DateOffset: FormatStyle {
    let date: Date
    let units: Int
    /// Creates a format for the time until or since a date.
    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      units = maxFieldCount
    }
    /// Returns the formatted time until or since a date.
    public func format(_ value: Date) -> String {
      let distance = value.timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + Duration.inWords(distance, units: units)
    }
  }
}
