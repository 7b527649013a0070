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
  /// The pattern that combines the day `%1` with the time `%2`.
  var joint: String
  /// The format for the time of day.
  var time: Clock
  /// The written form of the first day of a month, which is not a plain number in some languages.
  var firstDay = "1"

  /// A format for the time of day.
  enum Clock: Sendable {
    case twelveHours(am: String, pm: String)
    case twentyFourHours
  }
}
