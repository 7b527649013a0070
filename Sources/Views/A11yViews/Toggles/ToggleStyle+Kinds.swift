// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// The system's toggle styles. All are exposed as a switch.

/// The default style.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The `switch` style.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The `switch` style.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The `button` style.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The `button` style.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The `checkbox` style.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The `checkbox` style.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
