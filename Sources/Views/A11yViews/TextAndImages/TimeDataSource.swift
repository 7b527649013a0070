// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A value that changes with time, for a text. A text shows what it is when the text is made.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

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

extension Text {
  /// Shows a value that changes with time, as it is when the text is made.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value(Date())))
  }

  /// Shows a value that changes with time, as it is when the text is made.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(format.format(source.value(Date())))
  }
}
