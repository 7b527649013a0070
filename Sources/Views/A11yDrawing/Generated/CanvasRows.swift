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
  /// A view of the drawing's own; there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// How a part is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a gradient goes on outside.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// There and back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// With linear colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
