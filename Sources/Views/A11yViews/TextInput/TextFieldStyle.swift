// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for text fields. It does not affect elements.
public protocol TextFieldStyle {
  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field in a style of the program's own.
public struct _TextFieldStyleLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Sets the style of text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// The default style.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The `plain` style.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The `roundedBorder` style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The `roundedBorder` style.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// The `squareBorder` style.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The `squareBorder` style.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
