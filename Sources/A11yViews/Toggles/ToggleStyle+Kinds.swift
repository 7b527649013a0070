@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// The styles of toggles that the system has. All are met as a switch.

/// The look that is usual in the place.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look called “switch”.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look called “switch”.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look called “button”.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look called “button”.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The look called “checkbox”.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look called “checkbox”.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
