// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A calendar with a button for each day of a month, buttons for showing other months, and a button for the time.
package struct DateCalendar: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  /// A date in the displayed month, or `nil` if the selection's month is displayed.
  @State private var shown: Date?
  package let selection: Binding<Date>
  package let limits: DateLimits
  package let components: DatePickerComponents

  package init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  package var body: some View {
    if components.contains(.date) {
      Text(style.month(.wide).year().format(month)).accessibilityAddTraits(.isHeader)
      step(-1, "Previous Month")
      step(1, "Next Month")
      ForEach(days, id: \.self) { day in
        Button(style.weekday(.wide).month(.wide).day().format(day)) { choose(day) }
          .accessibilityAddTraits(zoned.isDate(day, inSameDayAs: chosen) ? .isSelected : [])
          .disabled(!isInLimits(day, .day))
      }
    }
    if components.contains(.hourAndMinute) {
      DateButton(selection: selection, limits: limits, part: .hourAndMinute, label: Text("Time"))
    }
  }

  private var chosen: Date { selection.wrappedValue }
  private var month: Date { shown ?? chosen }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The start of each day in the month.
  private var days: [Date] {
    guard let first = zoned.dateInterval(of: .month, for: month)?.start,
      let days = zoned.range(of: .day, in: .month, for: month)
    else { return [] }
    return days.indices.compactMap { day in
      zoned.date(byAdding: .day, value: day - days.startIndex, to: first)
    }
  }

  private func step(_ months: Int, _ name: LocalizedStringKey) -> some View {
    let other = zoned.date(byAdding: .month, value: months, to: month)
    return Button(name) { shown = other }
      .disabled(other.map { !isInLimits($0, .month) } ?? true)
  }

  private func choose(_ day: Date) {
    let time = zoned.dateComponents([.hour, .minute, .second], from: chosen)
    let date = zoned.date(
      bySettingHour: time.hour ?? 0,
      minute: time.minute ?? 0,
      second: time.second ?? 0,
      of: day
    )
    selection.wrappedValue = limits.clamp(date ?? day)
    shown = nil
  }

  /// Returns whether the user can choose any time in a date's day or month.
  private func isInLimits(_ date: Date, _ unit: Calendar.Component) -> Bool {
    guard let interval = zoned.dateInterval(of: unit, for: date) else { return false }
    if let first = limits.first, interval.end <= first { return false }
    if let last = limits.last, interval.start > last { return false }
    return true
  }
}
