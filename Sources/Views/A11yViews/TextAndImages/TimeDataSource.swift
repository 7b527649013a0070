// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a time until now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }
  /// From now until a time.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }
}

extension TimeDataSource where Value == Duration {
  /// How far a time is from now.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    Self { .seconds($0.timeIntervalSince(date)) }
  }
}
