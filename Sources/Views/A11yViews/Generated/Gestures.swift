// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A gesture that moves a window by dragging a view. It never occurs.
public struct WindowDragGesture: Gesture, Sendable {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {}
  /// The body's type, which is never used.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init() {}
}

/// A gesture that consists of one or more taps.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int
  /// Creates a tap gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A gesture that consists of a long press.
public struct LongPressGesture: Sendable {
  /// Creates a long press with a minimum duration in seconds and a maximum distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat
}

/// A gesture in which two fingers rotate, in the older API.
public struct RotationGesture: Gesture, Sendable {
  /// The type of the gesture's value, which is an angle.
  public typealias Value = Angle
  /// The body's type, which is never used.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// The minimum angle by which the fingers must rotate.
  public var minimumAngleDelta: Angle
}

/// A gesture in which two fingers move apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The scale.
    public var magnification: CGFloat
    /// The velocity at which the scale changes.
    public var velocity: CGFloat
    /// The location at which the gesture began.
    public var startLocation: CGPoint
    /// The unit point in the view at which the gesture began.
    public var startAnchor: UnitPoint
  }
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  /// The minimum change in scale.
  public var minimumScaleDelta: CGFloat
}

/// A gesture in which two fingers rotate.
public struct RotateGesture: Gesture, Sendable {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// The velocity at which the angle changes.
    public var velocity: Angle
    /// The location at which the gesture began.
    public var startLocation: CGPoint
    /// The unit point in the view at which the gesture began.
    public var startAnchor: UnitPoint
  }
  /// Creates the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// The minimum angle by which the fingers must rotate.
  public var minimumAngleDelta: Angle
}

/// A tap gesture with a location.
public struct SpatialTapGesture: Gesture, Sendable {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The value of the gesture, which is the tap's location.
  public struct Value: Equatable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// Creates the gesture.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// The coordinate space for locations.
  public var coordinateSpace: CoordinateSpace
}

/// The position of a pointer relative to a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view.
  case active(CGPoint)
  /// The pointer is not over the view.
  case ended
}

/// The gestures that are enabled where one is attached.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set, one per kind of gesture.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture. A tap is equivalent to activating an element, and a long press to showing its menu.
/// Other gestures have no equivalent, so they are accepted but never occur.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The gesture's body.
  var body: Body { get }
  /// The action for a single tap, or `nil` if there is none.
  var _tap: (@MainActor () -> Void)? { get }
  /// The action for a long press, or `nil` if there is none.
  var _longPress: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Adds an action to run when the gesture changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Updates a state while the gesture occurs.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }

  /// Returns a gesture that requires modifier keys to be held. It never occurs, because keys cannot
  /// be held.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture()
  }

  /// Adds an action to run when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Combines two gestures that occur at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > { SimultaneousGesture(self, other) }

  /// Converts the value of the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture()
  }

  /// Combines two gestures in sequence.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > { SequenceGesture(self, other) }

  /// Combines two gestures, of which the first takes precedence.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > { ExclusiveGesture(self, other) }
}

extension View {
  /// Adds an action for taps that receives their location. The location is unknown and given as the
  /// origin.
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

  /// Adds an action for a pointer over the view. There is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    unheard(
      ".onHover(perform:) is accepted but has no audible effect. Adds an action for a pointer over the view. There is no pointer."
    )
  }

  /// Adds controls to the Touch Bar, which does not exist here.
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { self }

  /// Sets the principal control of the Touch Bar.
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Sets the name of a control in the Touch Bar's editor.
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Adds an action for a pointer moving over the view. There is no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    unheard(
      ".onContinuousHover(coordinateSpace:perform:) is accepted but has no audible effect. Adds an action for a pointer moving over the view. There is no pointer."
    )
  }

  /// Attaches a gesture that can be disabled. A single tap handles activation.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name. A single tap handles activation.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { self.gesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that can be disabled and that occurs alongside those of the view.
  @MainActor public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture with a name that occurs alongside those of the view.
  @MainActor public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that can be disabled and that takes precedence over those of the view.
  @MainActor public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
  { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Attaches a gesture with a name that takes precedence over those of the view.
  @MainActor public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View { self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
}

extension DragGesture {
  /// The minimum distance in points. It has no effect, because dragging is not supported.
  public var minimumDistance: CGFloat {
    get { 10 }
    set {}
  }

  /// The coordinate space for locations. It has no effect, because dragging is not supported.
  public var coordinateSpace: CoordinateSpace {
    get { .local }
    set {}
  }

  /// The state of the drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location at which the drag began.
    public var startLocation: CGPoint
    /// The distance moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity of the finger, which is always zero.
    public var velocity: CGSize { .zero }
    /// The predicted location at which the finger would stop.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted distance that the finger would have moved.
    public var predictedEndTranslation: CGSize { translation }
  }
}

extension GestureState {
  /// Creates a state that is reset with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that is reset with a closure.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil` and is reset with a closure.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that updates a state while it occurs. Gestures of this type never occur.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// The closure that updates the state, which is never called.
  public var body: (Value, inout State, inout Transaction) -> Void
  /// Creates the gesture.
  public init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

/// A gesture for all touches and clicks on a view. It never occurs, because touches are not
/// supported.
public struct SpatialEventGesture: Gesture {
  /// The type of the gesture's value, which contains the events.
  public typealias Value = SpatialEventCollection
  /// The body's type, which is never used.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}
}

/// The touches and clicks on a view, which are always empty.
public struct SpatialEventCollection: Collection, Sendable {
  /// A touch or a click.
  public struct Event: Sendable {
    /// The identity of a touch or a click.
    public struct ID: Hashable, Sendable {
      let value: Int
    }
    /// The kind of input device.
    public enum Kind: Hashable, Sendable {
      case touch, directPinch, indirectPinch, pointer, pencil
    }
    /// The phase of a touch or click.
    public enum Phase: Hashable, Sendable {
      case active, ended, cancelled
    }
    /// The pose of a pencil.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle between the pencil and the surface.
      public var altitude: Angle
      /// The direction in which the pencil points.
      public var azimuth: Angle
    }
    /// The identity of the touch or click.
    public var id: ID
    /// The time of the event in seconds.
    public var timestamp: TimeInterval
    /// The kind of input device.
    public var kind: Kind
    /// The location of the touch or click.
    public var location: CGPoint
    /// The phase of the touch or click.
    public var phase: Phase
    /// The pose of the pencil.
    public var inputDevicePose: InputDevicePose?
    /// The modifier keys that are held down.
    public var modifierKeys: EventModifiers
  }
  /// An index of an event.
  public typealias Index = Int
  /// The type of iterator over the events.
  public typealias Iterator = IndexingIterator<SpatialEventCollection>
  init() {}
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last event.
  public var endIndex: Int { 0 }
  /// Returns the index after another.
  public func index(after i: Int) -> Int { i + 1 }
  /// The event at an index. This subscript is never called, because there are no events.
  public subscript(position: Int) -> Event { preconditionFailure("nothing is touched") }
  /// The event with an identity, which is always `nil`.
  public subscript(index: Event.ID) -> Event? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension MagnificationGesture {
  /// The minimum change in scale. It has no effect, because touches are not supported.
  public var minimumScaleDelta: CGFloat {
    get { 0.01 }
    set {}
  }
}

extension SpatialEventCollection {
  /// Returns an iterator over the events, of which there are none.
  public func makeIterator() -> IndexingIterator<SpatialEventCollection> {
    IndexingIterator(_elements: self)
  }
}

extension SpatialEventGesture {
  /// The coordinate space for locations.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpace {
  /// Whether this is the coordinate space of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the coordinate space of the view.
  public var isLocal: Bool { self == .local }
}

extension EventModifiers {
  /// The function key is not reported on Linux.
  @available(*, unavailable, message: "The function key is not reported on Linux")
  public static var function: EventModifiers {
    fatalError("The function key is not reported on Linux")
  }
}

extension View {
  /// Adds an action for taps. A single tap is equivalent to activation.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { modifier(TapModifier(action: count == 1 ? action : nil)) }

  /// Adds an action for a long press, which VoiceOver users perform with a double tap and hold.
  /// Showing the element's menu also performs it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(LongPressModifier(action: action, pressing: onPressingChanged)) }

  /// Attaches a gesture. A single tap handles activation.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask)) }

  /// Attaches a gesture that occurs alongside those of the view.
  @MainActor public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask)) }

  /// Attaches a gesture that takes precedence over those of the view.
  @MainActor public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask)) }
}

extension SequenceGesture {
  /// The state of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The second gesture is in progress.
    case second(First.Value, Second.Value?)
  }
}

extension ExclusiveGesture {
  /// The value of the gesture that occurs.
  public enum Value {
    /// The first gesture occurs.
    case first(First.Value)
    /// The second gesture occurs.
    case second(Second.Value)
  }
}

extension SimultaneousGesture {
  /// The values of both gestures.
  public struct Value {
    /// The first gesture's value, or `nil` if the gesture does not occur.
    public var first: First.Value?
    /// The second gesture's value, or `nil` if the gesture does not occur.
    public var second: Second.Value?
  }
}

extension Gesture where Body == Never {
  /// Traps, because this gesture has no body and the property is never read.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
