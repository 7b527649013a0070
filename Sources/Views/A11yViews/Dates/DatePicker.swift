// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The limits within which the user can choose a date.
package struct DateLimits {
  package let first: Date?
  package let last: Date?

  package init(_ first: Date? = nil, _ last: Date? = nil) {
    self.first = first
    self.last = last
  }

  package init(_ range: ClosedRange<Date>) { self.init(range.lowerBound, range.upperBound) }
  package init(_ range: PartialRangeFrom<Date>) { self.init(range.lowerBound, nil) }
  package init(_ range: PartialRangeThrough<Date>) { self.init(nil, range.upperBound) }

  package func clamp(_ date: Date) -> Date {
    var date = date
    if let last { date = min(date, last) }
    if let first { date = max(date, first) }
    return date
  }
}

/// A control for choosing a date.
public struct DatePicker<Label: View> {
  /// The type that represents the parts of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  package let selection: Binding<Date>
  package let limits: DateLimits
  package let components: Components
  package let label: Label

  package init(
    _ selection: Binding<Date>,
    _ limits: DateLimits,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  /// The body of the view.
  public var body: some View {
    Styleable(
      plain: PlainDatePicker(
        selection: selection,
        limits: limits,
        components: components,
        label: label
      ),
      configuration: {
        DatePickerStyleConfiguration(
          label: DatePickerStyleConfiguration.Label(view: AnyView(label)),
          selection: selection,
          minimumDate: limits.first,
          maximumDate: limits.last,
          displayedComponents: components
        )
      },
      styled: { StyledDatePicker(label: label, body: $0) }
    )
  }
}

/// A date picker in one of the system's styles.
private struct PlainDatePicker<Label: View> {
  @Environment(\.datePickerKind) private var kind
  @Environment(\.hidesLabels) private var hidesLabels
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  let label: Label

  nonisolated init(
    selection: Binding<Date>,
    limits: DateLimits,
    components: DatePickerComponents,
    label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }
}

extension PlainDatePicker: View {
  package var body: some View {
    switch kind {
    case .compact:
      // As on iOS, a visible title is a separate element that does not name the buttons next to it.
      if hidesLabels {
        DateButtons(selection: selection, limits: limits, components: components, label: label)
      } else {
        label
        DateButtons(
          selection: selection,
          limits: limits,
          components: components,
          label: EmptyView()
        )
      }
    case .wheels:
      let wheels = DateWheels(selection: selection, limits: limits, components: components)
      NamedGroup(label: label, inside: wheels)
    case .calendar:
      let calendar = DateCalendar(selection: selection, limits: limits, components: components)
      NamedGroup(label: label, inside: calendar)
    }
  }
}

/// A view with a button for each part of a date.
private struct DateButtons<Label: View>: View {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  let label: Label

  var body: some View {
    ForEach(components.parts, id: \.rawValue) { part in
      DateButton(selection: selection, limits: limits, part: part, label: label)
    }
  }
}

extension DatePickerComponents {
  /// The individual parts of the date that the picker shows, beginning with the day.
  package var parts: [DatePickerComponents] { [.date, .hourAndMinute].filter(contains) }
}
