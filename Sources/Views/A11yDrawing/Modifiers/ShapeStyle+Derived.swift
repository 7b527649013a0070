// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Styles made from others. Nothing is drawn, so all are alike.

/// A style made from another.
public struct _DerivedShapeStyle: ShapeStyle {}

extension ShapeStyle {
  /// The style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The style, blended with what is below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The style, filled into a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The second rank of the style.
  public var secondary: some ShapeStyle { _DerivedShapeStyle() }
  /// The third rank of the style.
  public var tertiary: some ShapeStyle { _DerivedShapeStyle() }
  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle { _DerivedShapeStyle() }
  /// The fifth rank of the style.
  public var quinary: some ShapeStyle { _DerivedShapeStyle() }
}

extension ShapeStyle where Self == _DerivedShapeStyle {
  /// The foreground style, more or less transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The foreground style, blended with what is below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _DerivedShapeStyle() }
  /// The background of fills.
  public static var fill: _DerivedShapeStyle { _DerivedShapeStyle() }
  /// The background of windows.
  public static var windowBackground: _DerivedShapeStyle { _DerivedShapeStyle() }
  /// The colour of placeholders.
  public static var placeholder: _DerivedShapeStyle { _DerivedShapeStyle() }
  /// The colour of links.
  public static var link: _DerivedShapeStyle { _DerivedShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colour of controls.
  public static var accentColor: Color { .accentColor }
}
