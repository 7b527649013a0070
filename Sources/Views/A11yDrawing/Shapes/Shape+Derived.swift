// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension InsettableShape {
  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }

  /// Draws the outline inside the shape in the foreground style.
  nonisolated public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView { _ShapeView() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with differently rounded corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with differently rounded corners.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
