// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A shape: no element unless a modifier makes it one.
@MainActor
@preconcurrency
public protocol Shape: Sendable, View {
  /// The shape's outline. Nothing is drawn, so it is never called.
  func path(in rect: CGRect) -> Path
  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }
  /// How much space the shape takes: what it is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Being filled.
  nonisolated public static var role: ShapeRole { .fill }
  /// What it is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as it is drawn.
  public var body: _ShapeView { _ShapeView() }

  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView {
    _ShapeView()
  }

  /// Fills the shape.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView { _ShapeView() }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView
  {
    _ShapeView()
  }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView {
    _ShapeView()
  }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, inset by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView {
    _ShapeView()
  }

  /// Draws the outline inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView {
    _ShapeView()
  }
}
