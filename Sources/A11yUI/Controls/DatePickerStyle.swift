/// What date pickers look like, and how they are used.
public protocol DatePickerStyle {
  /// How a picker of the style is used.
  var _kind: _DatePickerKind { get }
}

/// How a date picker is used.
public enum _DatePickerKind: Hashable, Sendable {
  /// A button for the date and one for the time open wheels.
  case compact
  /// A wheel for each part.
  case wheels
}

private enum DatePickerKindKey: EnvironmentKey {
  static var defaultValue: _DatePickerKind { .compact }
}

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers in the view are used.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}

/// The style that is usual in the place: buttons.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _DatePickerKind { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that is usual in the place: buttons.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button for the date and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _DatePickerKind { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for the date and one for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _DatePickerKind { .wheels }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
