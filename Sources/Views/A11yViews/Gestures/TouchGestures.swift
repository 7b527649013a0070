// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Gestures of fingers that assistive technologies do not make. They are accepted, and never happen.

/// Two fingers that move apart, in the older API.
public struct MagnificationGesture: Gesture, Sendable {
  /// The scale.
  public typealias Value = CGFloat
  /// The gesture has no body.
  public typealias Body = Never
  /// Makes the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, in the older API.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// The gesture has no body.
  public typealias Body = Never
  /// Makes the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// The gesture has no body.
  public typealias Body = Never
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The scale.
    public var magnification: CGFloat
    /// How fast the scale changes.
    public var velocity: CGFloat
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it began, in the unit space of the view.
    public var startAnchor: UnitPoint
  }
  /// Makes the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// The gesture has no body.
  public typealias Body = Never
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// How fast the angle changes.
    public var velocity: Angle
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it began, in the unit space of the view.
    public var startAnchor: UnitPoint
  }
  /// Makes the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap with a place.
public struct SpatialTapGesture: Gesture, Sendable {
  /// The gesture has no body.
  public typealias Body = Never
  /// The place of the tap.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// Makes the gesture.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
}
