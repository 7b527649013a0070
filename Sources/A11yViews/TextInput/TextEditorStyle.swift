@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of text editors that the system has. It changes nothing that is met.
public protocol TextEditorStyle {}

extension View {
  /// Sets how text editors in the view look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The look called “plain”.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The look called “plain”.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The look called “roundedBorder”.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The look called “roundedBorder”.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
