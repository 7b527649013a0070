// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A plottable value, in the form that a mark stores, with its name and either one value or both ends of a range.
struct Plotted {
  let name: String
  let values: [_PlottedValue]
  var unit: Calendar.Component?

  var isNumeric: Bool {
    if case .number = values.first { return true }
    return false
  }

  /// Returns the words for the value or, for a range, the words for both ends, such as "2 to 5".
  func words(in style: PlottedWords) -> String {
    values.map { style.words(for: $0, unit) }.joined(separator: " to ")
  }

  /// The value that an audio graph plays. For a range, the graph plays the end of the range, because it plays one
  /// number for each point.
  var end: _PlottedValue? { values.last }

  /// Returns a range from one value to another, with the name of the first value.
  static func range(_ start: Plotted, _ end: Plotted) -> Plotted {
    Plotted(name: start.name, values: start.values + end.values, unit: start.unit ?? end.unit)
  }
}

/// The view's language, calendar and time zone, which determine the words for values.
struct PlottedWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
  }

  func words(for value: _PlottedValue, _ unit: Calendar.Component?) -> String {
    switch value {
    case .number(let number): number.formatted(.number.locale(locale))
    case .category(let word): word
    case .date(let date): date.formatted(style(for: unit))
    }
  }

  /// Returns a date format that is as precise as the unit or, without a unit, includes the day and the time.
  private func style(for unit: Calendar.Component?) -> Date.FormatStyle {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    switch unit {
    case .year, .era, .yearForWeekOfYear: style = style.year()
    case .month, .quarter: style = style.year().month(.wide)
    case .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear:
      style = style.year().month(.wide).day()
    default: style = style.year().month(.wide).day().hour().minute()
    }
    return style
  }
}
