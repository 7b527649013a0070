// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A drag.
public struct DragGesture: Sendable {
  /// The state of the drag.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place where it began.
    public var startLocation: CGPoint
    /// The distance moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger moves: it does not.
    public var velocity: CGSize { .zero }
    /// Where the finger would stop.
    public var predictedEndLocation: CGPoint { location }
    /// How far the finger would have moved.
    public var predictedEndTranslation: CGSize { translation }
  }

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
