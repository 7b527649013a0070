// SPDX-License-Identifier: MIT

import Foundation

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
  /// The calendar used for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone used for times.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
