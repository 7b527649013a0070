/// A look of toggles that the system has. It changes nothing that is met.
public protocol ToggleStyle {}

extension View {
  /// Sets how toggles in the view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look called “switch”.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look called “switch”.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look called “button”.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look called “button”.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The look called “checkbox”.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look called “checkbox”.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
