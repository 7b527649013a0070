// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Text {
  package init(_ date: Date, style: DateStyle, now: Date) {
    let distance = date.timeIntervalSince(now)
    switch style.kind {
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .relative: self.init(verbatim: Duration.inWords(distance, units: 2))
    case .offset:
      self.init(verbatim: (distance < 0 ? "-" : "+") + Duration.inWords(distance, units: 1))
    case .timer: self.init(verbatim: Duration.onClock(distance))
    }
  }

  /// Creates a text view that shows the remaining or elapsed time of an interval, written as on a clock.
  ///
  /// The text view shows the time at which the view was created.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let distance =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Duration.onClock(distance, showsHours: showsHours))
  }
}

extension Duration {
  /// Returns the absolute value of a time interval in whole seconds, up to the longest time that a clock can show.
  private static func whole(_ distance: TimeInterval) -> Duration {
    .seconds(distance.isNaN ? 0 : min(abs(distance), 1e12).rounded())
  }

  static func inWords(_ distance: TimeInterval, units: Int) -> String {
    UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
      width: .wide,
      maximumUnitCount: units
    )
    .locale(for: .ofView).format(whole(distance))
  }

  static func onClock(_ distance: TimeInterval, showsHours: Bool = true) -> String {
    let duration = whole(distance)
    let hasHours = showsHours && duration >= .seconds(3600)
    return duration.formatted(.time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond))
  }
}
