// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension ConcentricRectangle: InsettableShape {
  /// The outline, which is never drawn.
  public func path(in rect: CGRect) -> Path { Path() }
  /// The same shape.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius, in points.
  public init(floatLiteral value: Double) { self.init(name: "\(value)") }
  /// A radius, in points.
  public init(integerLiteral value: Int) { self.init(name: "\(value)") }
}
