// SPDX-License-Identifier: MIT

/// A language's format for dates and times.
///
/// In the patterns, `%Y` is the year, `%M` the month's name, `%D` the day and `%W` the week.
struct DateWords: Sendable {
  /// The names of the months.
  var months: [String]
  /// A day.
  var date: String
  /// A month in a year.
  var month: String
  /// A week in a year.
  var week: String
  /// A day `%1` with a time `%2`.
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
