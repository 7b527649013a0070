// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// How a view appears and disappears.
public struct AnyTransition: Sendable {
  /// Immediately.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// Growing and shrinking.
  public static let scale = AnyTransition()
  /// Sliding.
  public static let slide = AnyTransition()
  /// Growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing the previous view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From and to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From and to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One transition for appearing, another for disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// With one modifier while it is away, another while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// From and to a place.
  public static func offset(_ offset: CGPoint) -> AnyTransition { AnyTransition() }
  /// Creates a transition of any type.
  public init<T: Transition>(_ transition: T) {}
  init() {}
  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Keyframes of one property.
public struct KeyframeTrack<Root, Property>: Keyframes {
  /// The type of the values.
  public typealias Value = Root
  /// Keyframes of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>)
  where Root == Property {}
  /// Keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) {}
}

/// A value that is reached at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// Creates a curve from its control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
  /// Constant speed.
  public static let linear = UnitCurve()
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve()
  /// Starts slowly.
  public static let easeIn = UnitCurve()
  /// Ends slowly.
  public static let easeOut = UnitCurve()
}

/// How an effect is repeated.
public struct SymbolEffectOptions: Sendable {
  /// By default.
  public static var `default`: Self { Self() }
  /// Again and again.
  public static var repeating: Self { Self() }
  /// Once.
  public static var nonRepeating: Self { Self() }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// As often as is said.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Again and again.
  public var repeating: Self { self }
  /// Once.
  public var nonRepeating: Self { self }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// As often as is said.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> Self { self }
  /// How often symbols move.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static var continuous: Self { Self() }
    /// With pauses.
    public static var periodic: Self { Self() }
    /// With pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

/// Fading.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Sliding.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Growing and shrinking.
public struct ScaleTransition: Transition {
  /// The size at the ends, as a part of the usual one.
  public var scale: Double
  /// What stays in its place.
  public var anchor: UnitPoint
  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing the previous view out.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to a distance, in points.
public struct OffsetTransition: Transition {
  /// The distance.
  public var offset: CGSize
  /// Creates the transition.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool
  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Blurs a view away.
public struct BlurReplaceTransition: Transition {
  /// Where it goes.
  public struct Configuration: Equatable, Sendable {
    let name: String
    /// Down, then up.
    public static let downUp = Configuration(name: "downUp")
    /// Up, then up.
    public static let upUp = Configuration(name: "upUp")
  }
  /// Creates the transition.
  nonisolated public init(configuration: Configuration) {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// As symbols do.
public struct SymbolEffectTransition: Transition {
  /// Creates the transition.
  nonisolated public init<E: SymbolEffect & TransitionSymbolEffect>(
    effect: E,
    options: SymbolEffectOptions
  ) {}
  nonisolated init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition for appearing, another for disappearing.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How a view appears.
  public var insertion: Insertion
  /// How it disappears.
  public var removal: Removal
  /// Creates the transition.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

/// What two views share while one turns into the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit per property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How big they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension Animation {
  /// Starts after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }

  /// Repeats several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Repeats for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// A course that a program makes itself. Nothing is animated here.
  public init<A: CustomAnimation>(_ base: A) { self = .default }

  /// Ends for the program after some seconds. Nothing is animated here.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Spring {
  /// Creates a spring that comes to rest in some seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration / 2, dampingRatio: dampingRatio)
  }

  /// How fast the value changes at a time: not at all.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V { .zero }
}

extension _SymbolMotion {
  /// Magically.
  public func magic(fallback: Self) -> Self { self }
}

extension View {
  /// Moves symbols when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View { self }

  /// Moves symbols while something is so.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Keeps symbols still.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Animates changes that come with a change of a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Animates changes.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Sets how the view appears and disappears.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Sets how the content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Ties the view to another with the same identity.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Changes the transactions of changes in the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// Changes the transactions of changes in the view when a value changes.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}

extension Transition where Self == IdentityTransition {
  /// Immediately.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fading.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Sliding.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Growing and shrinking.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
}

extension Transition {
  /// Both together.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }

  /// With an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// As symbols do.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}
