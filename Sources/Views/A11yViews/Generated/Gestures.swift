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
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// How long the press lasts at least, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat
}

/// Two fingers that turn, in the older API.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle
  /// The gesture has no body.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// How far the fingers turn at least.
  public var minimumAngleDelta: Angle
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
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  /// How far the fingers move at least, as a part of the distance.
  public var minimumScaleDelta: CGFloat
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
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// How far the fingers turn at least.
  public var minimumAngleDelta: Angle
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
    self.coordinateSpace = coordinateSpace
  }
  /// The space that places are in.
  public var coordinateSpace: CoordinateSpace
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

/// A gesture. A tap is the same as activating an element, a long press as showing its menu; other
/// gestures have no counterpart, so they are accepted but never happen.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The value of the gesture while it happens.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The type of the gesture's body.
  var body: Body { get }
  /// The action of a single tap; `nil` for none.
  var _tap: (@MainActor () -> Void)? { get }
  /// What a long press does, if the gesture is one.
  var _longPress: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Adds an action for changes of the gesture.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Changes a state while the gesture happens.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }

  /// The gesture while some keys are held. Nobody can hold them here, so it never happens.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture()
  }

  /// Adds an action for the end of the gesture.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Combines two gestures that happen at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > { SimultaneousGesture(self, other) }

  /// Changes the value of the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture()
  }

  /// Combines two gestures, one after the other.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > { SequenceGesture(self, other) }

  /// Combines two gestures, the first if it happens and otherwise the second.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > { ExclusiveGesture(self, other) }
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

extension DragGesture {
  /// How far a drag goes at least, in points; nothing is dragged.
  public var minimumDistance: CGFloat {
    get { 10 }
    set {}
  }

  /// The space that places are in; nothing is dragged.
  public var coordinateSpace: CoordinateSpace {
    get { .local }
    set {}
  }

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
  /// Creates a state without a value that is reset with a closure.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that changes a state while it happens. It never does here.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// The gesture has no body.
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state. It is never called.
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

/// All touches and clicks on a view. Nothing is touched here, so it never happens.
public struct SpatialEventGesture: Gesture {
  /// What happens.
  public typealias Value = SpatialEventCollection
  /// The gesture has no body.
  public typealias Body = Never
  /// Creates the gesture.
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}
}

/// Touches and clicks on a view: always none.
public struct SpatialEventCollection: Collection, Sendable {
  /// A touch or a click.
  public struct Event: Sendable {
    /// The identity of a touch or a click.
    public struct ID: Hashable, Sendable {
      let value: Int
    }
    /// What touches.
    public enum Kind: Hashable, Sendable {
      case touch, directPinch, indirectPinch, pointer, pencil
    }
    /// How far it is.
    public enum Phase: Hashable, Sendable {
      case active, ended, cancelled
    }
    /// How a pencil is held.
    public struct InputDevicePose: Hashable, Sendable {
      /// How steeply.
      public var altitude: Angle
      /// In which direction.
      public var azimuth: Angle
    }
    /// The identity.
    public var id: ID
    /// The time, in seconds.
    public var timestamp: TimeInterval
    /// What touches.
    public var kind: Kind
    /// The place.
    public var location: CGPoint
    /// How far it is.
    public var phase: Phase
    /// How a pencil is held.
    public var inputDevicePose: InputDevicePose?
    /// The keys that are held.
    public var modifierKeys: EventModifiers
  }
  /// A place among the events.
  public typealias Index = Int
  /// Goes through the events.
  public typealias Iterator = IndexingIterator<SpatialEventCollection>
  init() {}
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { 0 }
  /// The next place.
  public func index(after i: Int) -> Int { i + 1 }
  /// The event in a place; there are none.
  public subscript(position: Int) -> Event { preconditionFailure("nothing is touched") }
  /// The event with an identity; there are none.
  public subscript(index: Event.ID) -> Event? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension MagnificationGesture {
  /// How far the fingers move at least; nobody touches.
  public var minimumScaleDelta: CGFloat {
    get { 0.01 }
    set {}
  }
}

extension SpatialEventCollection {
  /// Goes through the events: there are none.
  public func makeIterator() -> IndexingIterator<SpatialEventCollection> {
    IndexingIterator(_elements: self)
  }
}

extension SpatialEventGesture {
  /// The space that places are in.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpace {
  /// Whether it is the space of the window.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the space of the view.
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
  /// Adds an action for taps; a single tap is the same as activation.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { modifier(TapModifier(action: count == 1 ? action : nil)) }

  /// Adds an action for a long press, which is what VoiceOver's double tap and hold does: showing
  /// the element's menu performs it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(LongPressModifier(action: action, pressing: onPressingChanged)) }

  /// Attaches a gesture; a single tap handles activation.
  @MainActor public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask)) }

  /// Attaches a gesture that happens along with those of the view.
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
  /// How far the gesture is.
  public enum Value {
    /// The first happens.
    case first(First.Value)
    /// The second happens.
    case second(First.Value, Second.Value?)
  }
}

extension ExclusiveGesture {
  /// Which gesture happens.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
}

extension SimultaneousGesture {
  /// The values of both.
  public struct Value {
    /// The first; `nil` if it does not happen.
    public var first: First.Value?
    /// The second; `nil` if it does not happen.
    public var second: Second.Value?
  }
}

extension Gesture where Body == Never {
  /// Never called: the gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
