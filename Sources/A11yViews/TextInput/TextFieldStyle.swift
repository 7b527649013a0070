@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of text fields that the system has. It changes nothing that is met.
public protocol TextFieldStyle {}

extension View {
  /// Sets how text fields in the view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look called “plain”.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look called “plain”.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The look called “roundedBorder”.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look called “roundedBorder”.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// The look called “squareBorder”.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The look called “squareBorder”.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
