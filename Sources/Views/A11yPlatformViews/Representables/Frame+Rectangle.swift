// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

extension Frame {
  /// Creates a frame from a rectangle that a program has set, or returns `nil` if the rectangle is zero or contains a
  /// value that is not finite.
  init?(_ rectangle: CGRect) {
    let parts = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    guard rectangle != .zero, parts.allSatisfy(\.isFinite) else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}

extension Point {
  /// Creates a point from a point that a program has set, or returns `nil` if the point is zero or contains a value
  /// that is not finite.
  init?(_ point: CGPoint) {
    guard point != .zero, point.x.isFinite, point.y.isFinite else { return nil }
    self.init(x: point.x, y: point.y)
  }
}
