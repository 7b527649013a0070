// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The outline of a shape. Nothing is drawn, so nothing is stored.
public struct Path: Equatable, Sendable {
  /// Creates an empty outline.
  public init() {}
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {}
  /// Makes the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// Creates an outline by drawing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Whether nothing was added; nothing is stored.
  public var isEmpty: Bool { true }
  /// The smallest rectangle around the outline; nothing is stored.
  public var boundingRect: CGRect { .zero }
  /// The point where drawing goes on; nothing is stored.
  public var currentPoint: CGPoint? { nil }
}

extension Path: Shape {
  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}
