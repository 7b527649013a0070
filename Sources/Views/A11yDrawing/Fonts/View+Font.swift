// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Fonts do not affect elements.
extension View {
  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    self
  }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    self
  }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    self
  }

  /// Makes the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes the text italic.
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

  /// Underlines the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    self
  }

  /// Strikes the text through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    self
  }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    self
  }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    self
  }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    self
  }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some View {
    self
  }

  /// Sets the foreground colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    self
  }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    self
  }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    self
  }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    self
  }

  /// Sets the maximum number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    self
  }

  /// Sets the maximum number of lines, and whether space is reserved for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    self
  }

  /// Sets the space between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    self
  }

  /// Sets how lines are aligned.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    self
  }

  /// Sets how far the font may shrink, as a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    self
  }

  /// Sets where text is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    self
  }

  /// Lets letters move closer together.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Shows the text in upper or lower case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    self
  }
}

/// How lines of text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}
