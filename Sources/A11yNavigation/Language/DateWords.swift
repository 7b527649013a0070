// SPDX-License-Identifier: MIT

/// How a language writes dates and times.
///
/// In the patterns `%Y`, `%M`, `%D` and `%W` are the year, the month's name, the day and the week.
struct DateWords: Sendable {
  /// The names of the months.
  var months: [String]
  /// A day.
  var date: String
  /// A month of a year.
  var month: String
  /// A week of a year.
  var week: String
  /// A day `%1` with a time `%2`.
  var joint: String
  /// How the time of day is written.
  var time: Clock
  /// The first day of a month, where it is not a plain number.
  var firstDay = "1"

  /// A way to write the time of day.
  enum Clock: Sendable {
    case twelveHours(am: String, pm: String)
    case twentyFourHours
  }
}
