@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The style that is usual in the place: buttons.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that is usual in the place: buttons.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button for the date and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .compact }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for the date and one for the time.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A button for each day of a month, and one for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .calendar }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A button for each day of a month, and one for the time.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A field for each part, which is stepped up and down as a wheel is.
public struct FieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field for each part, which is stepped up and down as a wheel is.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper for each part, which is stepped up and down as a wheel is.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle, Sendable {
  package nonisolated var kind: DatePickerKind { .wheels }

  /// Makes the style.
  nonisolated public init() {}

  /// The picker that is used in this way.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper for each part, which is stepped up and down as a wheel is.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
