// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Formats of times that stand in texts.
public enum SystemFormatStyle {
  /// The time since a date, as a clock.
  public struct Stopwatch: FormatStyle {
    let start: Date
    /// Makes the format.
    public init(
      startingAt: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) { start = startingAt }
    /// The words.
    public func format(_ value: Date) -> String {
      Duration.onClock(value.timeIntervalSince(start))
    }
  }

  /// The time until the end of an interval, or since its start, as a clock.
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
    /// The words.
    public func format(_ value: Date) -> String {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let other = countsDown ? interval.upperBound : interval.lowerBound
      return Duration.onClock(other.timeIntervalSince(now))
    }
  }

  /// How far a date is, in words.
  public struct DateReference: FormatStyle {
    let date: Date
    let units: Int
    /// Makes the format.
    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      units = maxFieldCount
    }
    /// The words.
    public func format(_ value: Date) -> String {
      Duration.inWords(date.timeIntervalSince(value), units: units)
    }
  }

  /// How far a date is, in words with a sign.
  public struct DateOffset: FormatStyle {
    let date: Date
    let units: Int
    /// Makes the format.
    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      units = maxFieldCount
    }
    /// The words.
    public func format(_ value: Date) -> String {
      let distance = value.timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + Duration.inWords(distance, units: units)
    }
  }
}
