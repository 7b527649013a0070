// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The default style: buttons.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A button for the date and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A button for each day of a month, and one for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .calendar }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A field for each part, stepped up and down like a wheel.
public struct FieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A field with a stepper for each part, stepped up and down like a wheel.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}
