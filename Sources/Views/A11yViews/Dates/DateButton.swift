// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A button that shows one part of a date and lets the user change it. The button opens a calendar for the day, or
/// wheels for the time.
package struct DateButton<Label: View>: View {
  @State private var isOpen = false
  package let selection: Binding<Date>
  package let limits: DateLimits
  package let part: DatePickerComponents
  package let label: Label

  package var body: some View {
    DateButtonElement(isOpen: $isOpen, selection: selection, part: part, content: label)
      .popover(isPresented: $isOpen) {
        // A date picker's calendar appears as a popover on an iPhone, too.
        Group {
          if part == .date {
            DateCalendar(selection: selection, limits: limits, components: part)
          } else {
            DateWheels(selection: selection, limits: limits, components: part)
          }
        }
        .presentationCompactAdaptation(.popover)
      }
  }
}

private struct DateButtonElement<Content: View>: ElementView {
  let isOpen: Binding<Bool>
  let selection: Binding<Date>
  let part: DatePickerComponents
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(control: .button, labelled: context)
    let environment = context.environment
    element.value = selection.wrappedValue.formatted(
      Date.FormatStyle(
        date: part == .date ? .abbreviated : .omitted,
        time: part == .date ? .omitted : .shortened,
        locale: environment.locale,
        calendar: environment.calendar,
        timeZone: environment.timeZone
      )
    )
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled else { return false }
    isOpen.wrappedValue = true
    return true
  }
}

/// A view with a wheel for each part of a date.
package struct DateWheels: View {
  package let selection: Binding<Date>
  package let limits: DateLimits
  package let components: DatePickerComponents

  package var body: some View {
    ForEach(components.units, id: \.self) { unit in
      DateWheel(selection: selection, limits: limits, unit: unit)
    }
  }
}

extension DatePickerComponents {
  /// The units of a date that have a wheel.
  fileprivate var units: [DateUnit] {
    (contains(.date) ? [.month, .day, .year] : [])
      + (contains(.hourAndMinute) ? [.hour, .minute] : [])
  }
}

/// A unit of a date that can have a wheel.
private enum DateUnit: Hashable {
  case month, day, year, hour, minute

  var component: Calendar.Component {
    switch self {
    case .month: .month
    case .day: .day
    case .year: .year
    case .hour: .hour
    case .minute: .minute
    }
  }

  var style: Date.FormatStyle {
    let style = Date.FormatStyle()
    return switch self {
    case .month: style.month(.wide)
    case .day: style.day()
    case .year: style.year()
    case .hour: style.hour()
    case .minute: style.minute(.twoDigits)
    }
  }
}

private struct DateWheel: ElementView {
  let selection: Binding<Date>
  let limits: DateLimits
  let unit: DateUnit

  func element(in context: ElementContext) -> Element {
    var style = unit.style
    style.locale = context.environment.locale
    style.calendar = context.environment.calendar
    style.timeZone = context.environment.timeZone
    var element = Element(.slider, label: style.format(selection.wrappedValue))
    element.details.roleDescription = "picker item"
    element.actions = [.increment, .decrement]
    element.states.isDisabled = !context.isEnabled
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .increment || action == .decrement, context.isEnabled else { return false }
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    let step = action == .increment ? 1 : -1
    let date = selection.wrappedValue
    guard let next = calendar.date(byAdding: unit.component, value: step, to: date) else {
      return false
    }
    selection.wrappedValue = limits.clamp(next)
    return true
  }
}
