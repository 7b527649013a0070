// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Fonts do not affect elements.
extension Text {
  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    self
  }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    self
  }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    self
  }

  /// Makes the text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes the text italic.
  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes all letters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> Text {
    self
  }

  /// Underlines the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    self
  }

  /// Strikes the text through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    self
  }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    self
  }

  /// Moves letters closer together or further apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    self
  }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    self
  }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text {
    self
  }

  /// Sets the foreground colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    self
  }

  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    self
  }
}
