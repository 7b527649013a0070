// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A drawing. It is no element unless a modifier makes it one.
public struct Canvas<Symbols: View> {
  /// Creates a drawing; the closure is never called.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
}

/// How colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension GraphicsContext {
  /// Moves.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Scales.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Turns.
  public mutating func rotate(by angle: Angle) {}

  /// Adds a filter.
  public mutating func addFilter(_ filter: Filter) {}

  /// Keeps what is drawn inside an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// A view of the drawing's own; there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}

  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}

  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Changes the coordinates.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  /// The part that is drawn.
  public var clipBoundingRect: CGRect { .zero }

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws an image in a style.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle) {}

  /// How a part is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a gradient goes on outside.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// There and back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// With linear colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
