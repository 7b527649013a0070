// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The default style, which uses buttons.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style with one button for the date and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style with a wheel for each unit.
public struct WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style with a button for each day of a month and a button for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .calendar }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style with a field for each unit, which is adjusted like a wheel.
public struct FieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style with a field and a stepper for each unit, which is adjusted like a wheel.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A style for date pickers. The parts of the body are in a group that is named after the picker
/// unless the body shows the label.
@MainActor @preconcurrency public protocol DatePickerStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the body for a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, for use in a style.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label {
    package let view: AnyView
  }
  /// The label of the picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that can be selected, or `nil` if there is no limit.
  public var minimumDate: Date?
  /// The latest date that can be selected, or `nil` if there is no limit.
  public var maximumDate: Date?
  /// The parts of a date that the picker shows.
  public var displayedComponents: DatePickerComponents
}

extension DatePicker where Label == Text {
  /// Creates a date picker labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(), displayedComponents, Text(title)) }

  /// Creates a date picker labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(), displayedComponents, Text(title)) }

  /// Creates a date picker labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(), displayedComponents, Text(title)) }

  /// Creates a picker for a date within bounds, labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date within bounds, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date within bounds, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or after another, labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or after another, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or after another, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or before another, labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or before another, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }

  /// Creates a picker for a date on or before another, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { self.init(selection, DateLimits(range), displayedComponents, Text(title)) }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per component.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker {
  /// Creates a date picker.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateLimits(), displayedComponents, label()) }

  /// Creates a picker for a date within bounds.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateLimits(range), displayedComponents, label()) }

  /// Creates a picker for a date on or after another.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateLimits(range), displayedComponents, label()) }

  /// Creates a picker for a date on or before another.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateLimits(range), displayedComponents, label()) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker from a style's configuration.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection,
      DateLimits(configuration.minimumDate, configuration.maximumDate),
      configuration.displayedComponents,
      configuration.label
    )
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which uses buttons.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with one button for the date and one for the time.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a wheel for each unit.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a button for each day of a month and a button for the time.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style with a field for each unit, which is adjusted like a wheel.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style with a field and a stepper for each unit, which is adjusted like a wheel.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

extension MultiDatePicker {
  /// Creates a picker for days within bounds, which are not enforced.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for days, labeled with a localized string.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker for days, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  ) { self.init(selection: selection) { Text(title) } }

  /// Creates a picker for days within bounds, labeled with a localized string.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(titleKey) } }
}

extension DatePickerStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
