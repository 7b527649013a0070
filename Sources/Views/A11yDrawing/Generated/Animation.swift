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
  /// Starts and ends slowly.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// The curve, mirrored: nothing follows it.
  public var inverse: UnitCurve { self }
  /// The slope at a place: that of a straight line.
  public func velocity(at progress: Double) -> Double { 1 }
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
  /// A given number of times.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Again and again.
  public var repeating: Self { self }
  /// Once.
  public var nonRepeating: Self { self }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// A given number of times.
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
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Where it goes.
  public var configuration: Configuration
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
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A value that changes can be shown over time. Here it takes its last value at once.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

/// A modifier that is animated.
@MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

/// A course that a program makes itself. It is never asked here.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value changes.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>)
    -> V?
  /// Whether it goes on from an earlier animation.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

/// What an animation knows while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the whole animation has ended for the program.
  public var isLogicallyComplete = false
  /// What the animation keeps.
  public var state = AnimationState<Value>()
  /// What the animation keeps, by its older name.
  public var animationState: AnimationState<Value> {
    get { state }
    set { state = newValue }
  }
  /// The values around it.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

/// Values at times. Nothing is animated, so they are never read.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// Builds a track from its keyframes.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Takes keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }
  /// Takes the keyframes of an `if` without an `else`.
  public static func buildIf<K: KeyframeTrackContent>(_ keyframe: K?) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Takes the keyframes of the first branch of an `if`.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Takes the keyframes of the second branch of an `if`.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> _KeyframeList<
    Value
  > where K.Value == Value { _KeyframeList() }
  /// Takes the keyframes of a loop.
  public static func buildArray(_ keyframes: [any KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > { _KeyframeList() }
  /// Combines keyframes.
  public static func buildBlock<each Content: KeyframeTrackContent>(_ content: repeat each Content)
    -> _KeyframeList<Value>
  { _KeyframeList() }
}

/// Builds keyframes from their tracks.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<P>(_ track: KeyframeTrack<Value, P>) -> KeyframeTrack<Value, P>
  { track }
  /// Combines keyframes.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> _KeyframeList<
    Value
  > { _KeyframeList() }
}

/// How a symbol moves. Nothing is drawn, so it does not.
public protocol SymbolEffect {}

/// An effect that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect of appearing and disappearing.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect of changing into another symbol.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect of the system.
public struct _SymbolMotion: DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Sendable
{
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// The whole symbol.
  public var wholeSymbol: Self { self }
  /// Up, then down.
  public var upUp: Self { self }
  /// Away, then up.
  public var offUp: Self { self }
  /// Down, then up.
  public var downUp: Self { self }
  /// One part after the other.
  public var iterative: Self { self }
  /// More and more parts.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// Not there and back.
  public var nonReversing: Self { self }
  /// Dimming the other parts.
  public var dimInactiveLayers: Self { self }
  /// Hiding the other parts.
  public var hideInactiveLayers: Self { self }
  /// Clockwise.
  public var clockwise: Self { self }
  /// Counterclockwise.
  public var counterClockwise: Self { self }
  /// To the left.
  public var left: Self { self }
  /// To the right.
  public var right: Self { self }
  /// A little.
  public var plain: Self { self }
}

/// Immediately.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// How a view appears and disappears, as a type. Here it does so at once.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view while it changes.
  associatedtype Body: View
  /// The view that appears.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase. Never called.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  package let name: String
  /// Immediately.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// From shape to shape.
  public static let interpolate = ContentTransition(name: "interpolate")
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

extension Animation {
  /// The course behind the animation. It is never asked.
  public var base: any CustomAnimation { TimedAnimation(animation: self) }

  /// The value at a time: the end at once.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { nil }

  /// How fast the value changes: it does not.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Whether it continues an earlier animation: always `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }

  /// Starts slowly.
  public static let easeIn = Animation.default

  /// Ends slowly.
  public static let easeOut = Animation.default

  /// Starts and ends slowly.
  public static let easeInOut = Animation.default

  /// Constant speed.
  public static let linear = Animation.default

  /// A spring.
  public static let spring = Animation.default

  /// A bouncy spring.
  public static let bouncy = Animation.default

  /// A spring with hardly any bounce.
  public static let smooth = Animation.default

  /// A stiff spring.
  public static let snappy = Animation.default

  /// A spring for interaction.
  public static let interactiveSpring = Animation.default

  /// Starts slowly; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { .default }

  /// Ends slowly; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { .default }

  /// Starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { .default }

  /// Constant speed; the duration is in seconds.
  public static func linear(duration: Double) -> Animation { .default }

  /// A spring; times are in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  { .default }

  /// A spring; times are in seconds.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// A spring for interaction; times are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// A spring for interaction; times are in seconds.
  public static func interactiveSpring(
    duration: Double,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// A spring with its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring; the duration is in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring.
  public static var interpolatingSpring: Animation { .default }

  /// A spring, as a value of its own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// A spring, as a value of its own.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { .default }

  /// A timing curve as a value of its own; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .default
  }

  /// A bouncy spring; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A spring with hardly any bounce; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A stiff spring; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// A custom timing curve; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .default }
}

/// The course of a named animation.
struct TimedAnimation: CustomAnimation {
  let animation: Animation
  /// The value at a time: the end at once.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { nil }
}

extension AnimationContext {
  /// The same context with what another animation keeps.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(isLogicallyComplete: isLogicallyComplete, state: state)
  }
}

extension VectorArithmetic {
  /// The value on its way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// The value on its way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}

/// Several values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic> {
  /// The values.
  public var value: (repeat each Value)
  /// Combines values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
}

extension Spring {
  /// How hard the spring pulls at a place.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How hard the spring pulls at a place: nothing is animated, so the place itself.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    position
  }

  /// How long it moves, in seconds: until a thousandth is left.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval { settlingDuration }

  /// How long it moves, in seconds: until a thousandth is left.
  public func settlingDuration<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    epsilon: Double
  ) -> TimeInterval { settlingDuration }

  /// Moves on by a time: it arrives at once.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    value = target
    velocity = .zero
  }

  /// The value at a time: it arrives at once.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval)
    -> V
  { toValue }

  /// How fast the value changes at a time: as at first.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V { initialVelocity }
}

extension KeyframesBuilder {
  /// Builds the keyframes.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }

  /// Takes the keyframes of the first branch of an `if`.
  public static func buildEither<First: KeyframeTrackContent>(first component: First)
    -> _KeyframeList<Value> where First.Value == Value
  { _KeyframeList() }

  /// Takes the keyframes of the second branch of an `if`.
  public static func buildEither<Second: KeyframeTrackContent>(second component: Second)
    -> _KeyframeList<Value> where Second.Value == Value
  { _KeyframeList() }

  /// Takes the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > { _KeyframeList() }
}

extension Keyframes {
  /// What the keyframes are made of: themselves.
  public typealias Body = Self

  /// What the keyframes are made of: themselves.
  public var body: Self { self }
}

extension KeyframeTrackContent {
  /// What the keyframes are made of: themselves.
  public typealias Body = Self

  /// What the keyframes are made of: themselves.
  public var body: Self { self }
}

extension KeyframeTrackContentBuilder {
  /// The keyframes of one branch of an `if`.
  public typealias Conditional<ConditionalValue, First, Second> = _KeyframeList<Value>
}

extension ContentTransition {
  /// Changes symbols by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension Transaction {
  /// Whether the speed of changes is followed: nothing moves.
  public var tracksVelocity: Bool {
    get { false }
    set {}
  }

  /// Whether scrolling keeps its velocity: nothing moves.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { false }
    set {}
  }

  /// Where scrolling ends: nothing moves.
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }

  /// How a scrolled place follows its content: nothing moves.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { .automatic }
    set {}
  }

  /// How a window closes.
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }
}

/// How a scrolled place follows its content.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// Not at all.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// How a window closes.
public struct DismissBehavior: Hashable, Sendable {
  let name: String
  /// As if the user closed it.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Without a question.
  public static let destructive = DismissBehavior(name: "destructive")
}

extension ViewModifier {
  /// Changes how the modifier's changes are animated.
  @MainActor @preconcurrency public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }

  /// Animates the modifier's changes.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    self
  }
}

extension AnimatableValues {
  /// Zero, since nothing moves.
  public var magnitudeSquared: Double { 0 }
}

extension KeyframesBuilder {
  /// Takes the first track.
  public static func buildPartialBlock<Content>(first: Content) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  /// Adds a track.
  public static func buildPartialBlock<First, Next>(accumulated: First, next: Next)
    -> _KeyframeList<Value>
  { _KeyframeList() }

  /// Takes keyframes of a whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K {
    keyframe
  }
}

extension KeyframeTrackContentBuilder {
  /// Takes the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Adds a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList() }
}

extension AnimatablePair {
  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension PhaseAnimator {
  /// Shows the phases one after the other when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase { self.init(phases, content: content, animation: animation) }
}

extension View {
  /// Changes the view in phases when a value changes. Nothing is animated, so it shows the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  /// Animates the changes that a closure makes.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(AnyView(self))) }

  /// Sets how the view appears and disappears.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T)
    -> some View
  { self }

  /// Changes the transactions of changes made by modifiers.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(AnyView(self))) }
}

extension Spring {
  /// A bouncy spring.
  public static var bouncy: Spring { bouncy() }

  /// A bouncy spring; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with little bounce; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The time of one swing, in seconds.
  public var duration: TimeInterval { response }

  /// How much is lost in a swing: 1 if it does not swing.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How bouncy it is, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The value at a time: it arrives at once.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval)
    -> V
  { target }
}

extension _SymbolMotion {
  /// Up, then down.
  public static var downUp: Self { Self() }

  /// Up, then up.
  public static var upUp: Self { Self() }

  /// Away, then up.
  public static var offUp: Self { Self() }

  /// One part after the other.
  public var individually: Self { self }
}

extension Transition where Self == ScaleTransition {
  /// Growing and shrinking.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// From and to an edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing the previous view out.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// From and to a distance, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// From and to a distance, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// One transition for appearing, another for disappearing.
  nonisolated public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R)
    -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R>
  { AsymmetricTransition(insertion: insertion, removal: removal) }

  /// A view in a phase of the transition: the view as it is.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring, in a direction.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == SymbolEffectTransition {
  /// As symbols do, with an effect.
  nonisolated public static func symbolEffect<E: SymbolEffect & TransitionSymbolEffect>(
    _ effect: E,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension ContentTransition {
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Symbol by symbol.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T)
    -> ContentTransition
  { ContentTransition(name: "symbolEffect") }

  /// Symbol by symbol.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  /// Digit by digit, up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension OffsetShape {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension RotatedShape {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension ScaledShape {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension UnevenRoundedRectangle {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension RoundedRectangle {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension KeyframeTimeline {
  /// How long it takes, in seconds.
  public var duration: TimeInterval { 0 }
}

extension UnitCurve {
  /// Starts and ends slowly, on a circle.
  public static let circularEaseInOut = UnitCurve()

  /// Starts slowly, on a circle.
  public static let circularEaseIn = UnitCurve()

  /// Ends slowly, on a circle.
  public static let circularEaseOut = UnitCurve()

  /// The height at a place, both from 0 to 1: a straight line.
  public func value(at progress: Double) -> Double { progress }
}

extension SymbolEffect where Self == _SymbolMotion {
  /// Bouncing.
  public static var bounce: _SymbolMotion { _SymbolMotion() }

  /// Fading in and out.
  public static var pulse: _SymbolMotion { _SymbolMotion() }

  /// Parts one after the other.
  public static var variableColor: _SymbolMotion { _SymbolMotion() }

  /// Growing and shrinking.
  public static var scale: _SymbolMotion { _SymbolMotion() }

  /// Appearing.
  public static var appear: _SymbolMotion { _SymbolMotion() }

  /// Disappearing.
  public static var disappear: _SymbolMotion { _SymbolMotion() }

  /// Replacing.
  public static var replace: _SymbolMotion { _SymbolMotion() }

  /// Automatically.
  public static var automatic: _SymbolMotion { _SymbolMotion() }

  /// Wiggling.
  public static var wiggle: _SymbolMotion { _SymbolMotion() }

  /// Turning.
  public static var rotate: _SymbolMotion { _SymbolMotion() }

  /// Breathing.
  public static var breathe: _SymbolMotion { _SymbolMotion() }

  /// Being drawn.
  public static var drawOn: _SymbolMotion { _SymbolMotion() }

  /// Being undone.
  public static var drawOff: _SymbolMotion { _SymbolMotion() }
}

extension TransitionPhase {
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
}

extension AsymmetricTransition: Transition {
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
