// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A rectangle whose corners follow those of its container.
public struct ConcentricRectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
  /// Creates a rectangle from the style of its corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  /// Creates a rectangle from the styles of its corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {}
}

extension ConcentricRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of its container.
  nonisolated public static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let name: String
      /// As the container's.
      public static let concentric = Style(name: "concentric")
      /// As the container's, with a least radius.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// With a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(name: "\(radius)") }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius, in points.
  public init(floatLiteral value: Double) { self.init(name: "\(value)") }
  /// A radius, in points.
  public init(integerLiteral value: Int) { self.init(name: "\(value)") }
}
