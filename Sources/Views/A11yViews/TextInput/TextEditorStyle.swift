// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for text editors. It does not affect elements.
public protocol TextEditorStyle {}

extension View {
  /// Sets the style of text editors in the view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// The default style.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The `plain` style.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The `roundedBorder` style.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The `roundedBorder` style.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
