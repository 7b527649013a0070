// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Rectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

extension Circle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Circle { self }
}

extension Ellipse: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

extension Capsule: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> Capsule { self }
}

extension RoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}
