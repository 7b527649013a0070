// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A drag.
public struct DragGesture: Sendable {
  /// Creates a drag with a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}

  /// Creates a drag in a coordinate space.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

extension DragGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
}
