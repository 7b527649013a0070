// SPDX-License-Identifier: MIT

/// A language's format for dates and times.
///
/// In the patterns, `%Y` stands for the year, `%M` for the month's name, `%D` for the day and `%W` for the week.
struct DateWords: Sendable {
  /// The names of the months.
  var months: [String]
  /// The pattern for a day.
  var date: String
  /// The pattern for a month in a year.
  var month: String
  /// The pattern for a week in a year.
  var week: String
  /// The pattern for a day `%1` with a time `%2`.
  var joint: String
  /// The format for the time of day.
  var time: Clock
  /// The first day of a month, if it is not written as a plain number.
  var firstDay = "1"

  /// A format for the time of day.
  enum Clock: Sendable {
    case twelveHours(am: String, pm: String)
    case twentyFourHours
  }
}
