// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A dragging gesture.
public struct DragGesture: Sendable {
  /// Creates a drag gesture with a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Creates a drag gesture with a coordinate space and a minimum distance in points.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

extension DragGesture: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
}
