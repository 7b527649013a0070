// SPDX-License-Identifier: MIT

/// A language's format for dates and times.
///
/// In the patterns, `%Y` stands for the year, `%M` for the month's name, `%D` for the day and `%W` for the week.
struct DateWords: Sendable {
  /// The names of the months.
  var months: [String]
  /// The pattern for a day.
  var date: String
  /// The pattern for a month with its year.
  var month: String
  /// The pattern for a week with its year.
  var week: String
  /// The pattern that combines the day `%1` with the time `%2`.
  var joint: String
  /// The format for the time of day.
  var time: Clock
  /// The text for the first day of a month, which some languages do not write as a plain number.
  var firstDay = "1"

  /// A format for the time of day.
  enum Clock: Sendable {
    case twelveHours(am: String, pm: String)
    case twentyFourHours
  }
}
