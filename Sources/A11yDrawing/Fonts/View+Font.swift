import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What type looks like changes nothing that is met.
extension View {
  /// Sets how heavy the type is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    self
  }

  /// Sets the design of the type.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    self
  }

  /// Sets how wide the type is.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    self
  }

  /// Makes the type bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes the type slanted.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes all letters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> some View {
    self
  }

  /// Draws a line below the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    self
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    self
  }

  /// Moves letters together or apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    self
  }

  /// Moves letters together or apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    self
  }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    self
  }

  /// Sets the type.
  nonisolated public func font(_ font: Font?) -> some View {
    self
  }

  /// Sets the colour of what stands in front.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    self
  }

  /// Sets the style of what stands in front.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self
  }

  /// Sets how many lines there may be.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    self
  }

  /// Sets how many lines there may be.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    self
  }

  /// Sets how many lines there may be.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    self
  }

  /// Sets how many lines there may be.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    self
  }

  /// Sets how many lines there may be, with or without room for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    self
  }

  /// Sets the room between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    self
  }

  /// Sets how lines are lined up.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    self
  }

  /// Sets how small the type may become, as a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    self
  }

  /// Sets where text is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    self
  }

  /// Lets letters come closer.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Shows the text in capitals or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    self
  }
}

/// How lines of text are lined up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}
