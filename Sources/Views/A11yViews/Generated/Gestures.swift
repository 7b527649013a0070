// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Moving a window by dragging a view. It never happens here.
public struct WindowDragGesture: Gesture, Sendable {
  /// What is known of the gesture.
  public struct Value: Equatable, Sendable {}
  /// The gesture has no body.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init() {}
}

/// One or more taps.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int
  /// Creates a tap gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Sendable {
  /// Creates a long press with a minimum duration in seconds and a maximum distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Two fingers that turn, in the older API.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// The gesture has no body.
  public typealias Body = Never
  /// Creates the gesture.
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
  /// Creates the gesture.
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
  /// Creates the gesture.
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
  /// Creates the gesture.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Which gestures are enabled where one is attached.
public struct GestureMask: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// Adds an action for changes of the gesture.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Changes a state while the gesture happens.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

extension View {
  /// Adds an action for taps with their place, which is unknown here: the origin.
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  /// Adds an action for a long press, in the older parameter order.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { modifier(LongPressModifier(action: action, pressing: pressing)) }

  /// Adds an action for a pointer over the view. There is none.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    unheard(
      ".onHover(perform:) is accepted and not heard: Adds an action for a pointer over the view. There is none."
    )
  }

  /// Adds an action for a pointer that moves over the view. There is none.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    unheard(
      ".onContinuousHover(coordinateSpace:perform:) is accepted and not heard: Adds an action for a pointer that moves over the view. There is none."
    )
  }

  /// Attaches a gesture; a single tap handles activation. It can be disabled.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture; a single tap handles activation. It has a name.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self.gesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that happens along with those of the view. It can be disabled.
  @MainActor public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that happens along with those of the view. It has a name.
  @MainActor public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that takes precedence over those of the view. It can be disabled.
  @MainActor public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that takes precedence over those of the view. It has a name.
  @MainActor public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
}
