// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Animatable data without content.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the value.
  public init() {}
  /// The only value, which is empty.
  public static var zero: Self { Self() }
  /// Returns the only value, which is empty.
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  /// Returns the only value, which is empty.
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// The way in which a view appears and disappears.
public struct AnyTransition: Sendable {
  /// A transition without animation.
  public static let identity = AnyTransition()
  /// A transition that fades the view.
  public static let opacity = AnyTransition()
  /// A transition that scales the view.
  public static let scale = AnyTransition()
  /// A transition that slides the view.
  public static let slide = AnyTransition()
  /// Returns a transition that scales the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that moves the view from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition in which the view enters from an edge and pushes the previous view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition that differs between appearing and disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that applies one modifier while the view is absent and another while it
  /// is shown.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that moves the view by an offset.
  public static func offset(_ offset: CGPoint) -> AnyTransition { AnyTransition() }
  /// Creates a transition of any type.
  public init<T: Transition>(_ transition: T) {}
  init() {}
  /// Returns a combination of both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The keyframes for one property.
public struct KeyframeTrack<Root, Property>: Keyframes {
  /// The type of the values.
  public typealias Value = Root
  /// Creates keyframes for a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>)
  where Root == Property {}
  /// Creates keyframes for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) {}
}

/// A keyframe that is reached at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a duration in seconds.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached by a spring animation.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a duration in seconds.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached immediately.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}

/// A timing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// Returns a curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
  /// A curve with constant speed.
  public static let linear = UnitCurve()
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve()
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve()
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve()
  /// A curve that starts and ends slowly.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// The inverse curve, which here is the curve itself.
  public var inverse: UnitCurve { self }
  /// Returns the slope at a position, which is that of a straight line.
  public func velocity(at progress: Double) -> Double { 1 }
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Sendable {
  /// The default options.
  public static var `default`: Self { Self() }
  /// Options that repeat the effect.
  public static var repeating: Self { Self() }
  /// Options that play the effect once.
  public static var nonRepeating: Self { Self() }
  /// Returns options that repeat the effect a number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// Returns options with a repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// Returns options with a different speed.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Options that repeat the effect.
  public var repeating: Self { self }
  /// Options that play the effect once.
  public var nonRepeating: Self { self }
  /// Returns options that repeat the effect a number of times.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// Returns options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// Returns options with a different speed.
  public func speed(_ speed: Double) -> Self { self }
  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Sendable {
    /// Repetition without pauses.
    public static var continuous: Self { Self() }
    /// Repetition with pauses.
    public static var periodic: Self { Self() }
    /// Returns a repetition with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

/// A transition that fades the view.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that slides the view.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that scales the view.
public struct ScaleTransition: Transition {
  /// The scale at the ends of the transition, relative to the view's size.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint
  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view from and to an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition in which the view enters from an edge and pushes the previous view out.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves the view by an offset, in points.
public struct OffsetTransition: Transition {
  /// The offset.
  public var offset: CGSize
  /// Creates the transition.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition includes motion.
  public var hasMotion: Bool
  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that blurs the view.
public struct BlurReplaceTransition: Transition {
  /// The direction of the transition.
  public struct Configuration: Equatable, Sendable {
    let name: String
    /// A transition that moves the view down and then up.
    public static let downUp = Configuration(name: "downUp")
    /// A transition that moves the view up and then up again.
    public static let upUp = Configuration(name: "upUp")
  }
  /// Creates the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The direction of the transition.
  public var configuration: Configuration
}

/// A transition for symbols.
public struct SymbolEffectTransition: Transition {
  /// Creates the transition.
  nonisolated public init<E: SymbolEffect & TransitionSymbolEffect>(
    effect: E,
    options: SymbolEffectOptions
  ) {}
  nonisolated init() {}
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that differs between appearing and disappearing.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The way in which the view appears.
  public var insertion: Insertion
  /// The way in which the view disappears.
  public var removal: Removal
  /// Creates the transition.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

/// The properties that two views share while one turns into the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set's bits, one for each property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A type whose changes can be animated. It takes its final value immediately.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that is animated.
  var animatableData: AnimatableData { get set }
}

/// A modifier that is animated.
@MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)
  /// The square of the value's magnitude.
  var magnitudeSquared: Double { get }
}

/// An animation that a program defines. It is never called.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time in seconds, or `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?
  /// Returns the velocity of the value.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>)
    -> V?
  /// Returns whether the animation continues an earlier one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

/// The context of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the animation is complete for the program.
  public var isLogicallyComplete = false
  /// The animation's state.
  public var state = AnimationState<Value>()
  /// The animation's state, by its older name.
  public var animationState: AnimationState<Value> {
    get { state }
    set { state = newValue }
  }
  /// The view's environment.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A key for a value in an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The initial value.
  static var defaultValue: Value { get }
}

/// Keyframes for a value. Nothing is animated, so they are never read.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// A builder that creates a track from its keyframes.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Returns the keyframes of an expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }
  /// Returns the keyframes for an `if` without an `else`.
  public static func buildIf<K: KeyframeTrackContent>(_ keyframe: K?) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Returns the keyframes for the first branch of an `if`.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Returns the keyframes for the second branch of an `if`.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> _KeyframeList<
    Value
  > where K.Value == Value { _KeyframeList() }
  /// Returns the keyframes for a loop.
  public static func buildArray(_ keyframes: [any KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > { _KeyframeList() }
  /// Combines keyframes.
  public static func buildBlock<each Content: KeyframeTrackContent>(_ content: repeat each Content)
    -> _KeyframeList<Value>
  { _KeyframeList() }
}

/// A builder that creates keyframes from their tracks.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Returns a track unchanged.
  public static func buildExpression<P>(_ track: KeyframeTrack<Value, P>) -> KeyframeTrack<Value, P>
  { track }
  /// Combines keyframes.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> _KeyframeList<
    Value
  > { _KeyframeList() }
}

/// The movement of a symbol. Nothing is drawn, so symbols do not move.
public protocol SymbolEffect {}

/// An effect that plays once.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that plays until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect for a symbol that appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect for a symbol that is replaced by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One of the system's symbol effects.
public struct _SymbolMotion: DiscreteSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Sendable
{
  /// The effect with an upward movement.
  public var up: Self { self }
  /// The effect with a downward movement.
  public var down: Self { self }
  /// The effect applied layer by layer.
  public var byLayer: Self { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: Self { self }
  /// The effect with two upward movements.
  public var upUp: Self { self }
  /// The effect in which the old symbol disappears and the new one moves up.
  public var offUp: Self { self }
  /// The effect with a movement down and then up.
  public var downUp: Self { self }
  /// The effect applied to one part after another.
  public var iterative: Self { self }
  /// The effect applied to more and more parts.
  public var cumulative: Self { self }
  /// The effect that reverses.
  public var reversing: Self { self }
  /// The effect that does not reverse.
  public var nonReversing: Self { self }
  /// The effect that dims inactive layers.
  public var dimInactiveLayers: Self { self }
  /// The effect that hides inactive layers.
  public var hideInactiveLayers: Self { self }
  /// The effect in clockwise direction.
  public var clockwise: Self { self }
  /// The effect in counterclockwise direction.
  public var counterClockwise: Self { self }
  /// The effect with a movement to the left.
  public var left: Self { self }
  /// The effect with a movement to the right.
  public var right: Self { self }
  /// The plain effect.
  public var plain: Self { self }
}

/// A transition without animation.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The way in which a view appears and disappears, as a type. It does so immediately.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view while it changes.
  associatedtype Body: View
  /// The placeholder for the view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase. It is never called.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

/// The way in which a view's content changes.
public struct ContentTransition: Hashable, Sendable {
  package let name: String
  /// A transition without animation.
  public static let identity = ContentTransition(name: "identity")
  /// A transition that fades the view.
  public static let opacity = ContentTransition(name: "opacity")
  /// A transition that interpolates between shapes.
  public static let interpolate = ContentTransition(name: "interpolate")
}

extension Animation {
  /// Returns an animation that starts after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns an animation with a different speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns an animation that repeats several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns an animation that repeats forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// Creates an animation that a program defines. Nothing is animated here.
  public init<A: CustomAnimation>(_ base: A) { self = .default }

  /// Returns an animation that is logically complete after a number of seconds. Nothing is
  /// animated.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Spring {
  /// Creates a spring that comes to rest within a number of seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration / 2, dampingRatio: dampingRatio)
  }

  /// Returns the velocity at a time, which is always zero.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V { .zero }
}

extension _SymbolMotion {
  /// Returns the effect with magic replacement.
  public func magic(fallback: Self) -> Self { self }
}

extension View {
  /// Plays a symbol effect when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View { self }

  /// Plays a symbol effect while a condition is true.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Removes symbol effects.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Animates the changes that accompany a change of a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Animates changes.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Sets the way in which the view appears and disappears.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Sets the way in which the content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Matches the view's geometry with another view of the same identity.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Changes the transactions for changes in the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// Changes the transactions for changes in the view when a value changes.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}

extension Transition where Self == IdentityTransition {
  /// A transition without animation.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that slides the view.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
}

extension Transition {
  /// Returns a combination of both transitions.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }

  /// Returns the transition with its own animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition for symbols.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}

extension Animation {
  /// The custom animation behind this one. It is never called.
  public var base: any CustomAnimation { TimedAnimation(animation: self) }

  /// Returns the value at a time, which is immediately the final value.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { nil }

  /// Returns the velocity of the value, which is always zero.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns whether the animation continues an earlier one, which is always `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }

  /// A curve that starts slowly.
  public static let easeIn = Animation.default

  /// A curve that ends slowly.
  public static let easeOut = Animation.default

  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation.default

  /// A curve with constant speed.
  public static let linear = Animation.default

  /// A spring animation.
  public static let spring = Animation.default

  /// A bouncy spring animation.
  public static let bouncy = Animation.default

  /// A spring animation with almost no bounce.
  public static let smooth = Animation.default

  /// A stiff spring animation.
  public static let snappy = Animation.default

  /// A spring animation for interaction.
  public static let interactiveSpring = Animation.default

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { .default }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { .default }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { .default }

  /// Returns an animation with constant speed and a duration in seconds.
  public static func linear(duration: Double) -> Animation { .default }

  /// Returns a spring animation with times in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  { .default }

  /// Returns a spring animation with times in seconds.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .default }

  /// Returns a spring animation for interaction, with times in seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// Returns a spring animation for interaction, with times in seconds.
  public static func interactiveSpring(
    duration: Double,
    extraBounce: Double = 0,
    blendDuration: Double = 0.25
  ) -> Animation { .default }

  /// Returns a spring animation from its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// Returns a spring animation with a duration in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .default }

  /// A spring animation.
  public static var interpolatingSpring: Animation { .default }

  /// Returns an animation from a spring value.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// Returns an animation from a spring value.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { .default }

  /// Returns an animation from a timing curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .default
  }

  /// Returns a bouncy spring animation with a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// Returns a spring animation with almost no bounce and a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// Returns a stiff spring animation with a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// Returns an animation with a custom timing curve and a duration in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .default }
}

/// The custom animation behind a named animation.
struct TimedAnimation: CustomAnimation {
  let animation: Animation
  /// Returns the value at a time, which is immediately the final value.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { nil }
}

extension AnimationContext {
  /// Returns the same context with a different animation's state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(isLogicallyComplete: isLogicallyComplete, state: state)
  }
}

extension VectorArithmetic {
  /// Returns a value between this one and another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Returns a value between this one and another.
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
  /// Returns the spring's force at a position.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the spring's force at a position. Nothing is animated, so this is the position itself.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    position
  }

  /// Returns the time in seconds until a thousandth of the movement remains.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval { settlingDuration }

  /// Returns the time in seconds until a thousandth of the movement remains.
  public func settlingDuration<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    epsilon: Double
  ) -> TimeInterval { settlingDuration }

  /// Advances the value by a time. It reaches the final value immediately.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    value = target
    velocity = .zero
  }

  /// Returns the value at a time, which is immediately the final value.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval)
    -> V
  { toValue }

  /// Returns the velocity at a time, which is the initial velocity.
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

  /// Returns the keyframes for the first branch of an `if`.
  public static func buildEither<First: KeyframeTrackContent>(first component: First)
    -> _KeyframeList<Value> where First.Value == Value
  { _KeyframeList() }

  /// Returns the keyframes for the second branch of an `if`.
  public static func buildEither<Second: KeyframeTrackContent>(second component: Second)
    -> _KeyframeList<Value> where Second.Value == Value
  { _KeyframeList() }

  /// Returns the keyframes for a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<
    Value
  > { _KeyframeList() }
}

extension Keyframes {
  /// The type of the content, which is the keyframes themselves.
  public typealias Body = Self

  /// The content, which is the keyframes themselves.
  public var body: Self { self }
}

extension KeyframeTrackContent {
  /// The type of the content, which is the keyframes themselves.
  public typealias Body = Self

  /// The content, which is the keyframes themselves.
  public var body: Self { self }
}

extension KeyframeTrackContentBuilder {
  /// The keyframes of one branch of an `if`.
  public typealias Conditional<ConditionalValue, First, Second> = _KeyframeList<Value>
}

extension ContentTransition {
  /// Changes symbols with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension Transaction {
  /// Whether the velocity of changes is tracked. It is not, because nothing moves.
  public var tracksVelocity: Bool {
    get { false }
    set {}
  }

  /// Whether scrolling keeps its velocity. It does not, because nothing moves.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { false }
    set {}
  }

  /// The anchor at which scrolling ends. It is not used, because nothing moves.
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }

  /// The way in which the scroll position follows its content. It is not used, because nothing
  /// moves.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { .automatic }
    set {}
  }

  /// The way in which a window is dismissed.
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }
}

/// The way in which the scroll position follows its content.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// The behavior is disabled.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// The way in which a window is dismissed.
public struct DismissBehavior: Hashable, Sendable {
  let name: String
  /// Dismissal as by the user.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Dismissal without confirmation.
  public static let destructive = DismissBehavior(name: "destructive")
}

extension ViewModifier {
  /// Changes the transactions for the modifier's changes.
  @MainActor @preconcurrency public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }

  /// Animates the modifier's changes.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    self
  }
}

extension AnimatableValues {
  /// Zero, because nothing moves.
  public var magnitudeSquared: Double { 0 }
}

extension KeyframesBuilder {
  /// Returns the first track.
  public static func buildPartialBlock<Content>(first: Content) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  /// Adds a track.
  public static func buildPartialBlock<First, Next>(accumulated: First, next: Next)
    -> _KeyframeList<Value>
  { _KeyframeList() }

  /// Returns keyframes for a whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K {
    keyframe
  }
}

extension KeyframeTrackContentBuilder {
  /// Returns the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Adds a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList() }
}

extension AnimatablePair {
  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the sums of both values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the differences of both values.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension PhaseAnimator {
  /// Creates a view that shows the phases one after the other when a value changes.
  public init<Phases: Sequence>(
    _ phases: Phases,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase { self.init(phases, content: content, animation: animation) }
}

extension View {
  /// Changes the view in phases when a value changes. Nothing is animated, so it shows the first
  /// phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  /// Animates the changes that a closure's modifiers make.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(AnyView(self))) }

  /// Sets the way in which the view appears and disappears.
  @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T)
    -> some View
  { self }

  /// Changes the transactions for the changes that a closure's modifiers make.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(AnyView(self))) }
}

extension Spring {
  /// A bouncy spring.
  public static var bouncy: Spring { bouncy() }

  /// Returns a bouncy spring animation with a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring without bounce and with a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with little bounce.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with little bounce and with a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The duration of one oscillation, in seconds.
  public var duration: TimeInterval { response }

  /// The damping ratio, which is 1 for a spring that does not oscillate.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The bounce, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Returns the value at a time, which is immediately the final value.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval)
    -> V
  { target }
}

extension _SymbolMotion {
  /// A replacement with a movement down and then up.
  public static var downUp: Self { Self() }

  /// A replacement with two upward movements.
  public static var upUp: Self { Self() }

  /// A replacement in which the old symbol disappears and the new one moves up.
  public static var offUp: Self { Self() }

  /// The effect applied to one part after another.
  public var individually: Self { self }
}

extension Transition where Self == ScaleTransition {
  /// Returns a transition that scales the view.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view from and to an edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition in which the view enters from an edge and pushes the previous view out.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view by an offset, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition that moves the view by an offset, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition {
  /// Properties that include motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a transition that differs between appearing and disappearing.
  nonisolated public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R)
    -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R>
  { AsymmetricTransition(insertion: insertion, removal: removal) }

  /// Returns the view in a phase of the transition, which is the view itself.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Returns a transition that blurs the view in a direction.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Returns a transition for symbols with an effect.
  nonisolated public static func symbolEffect<E: SymbolEffect & TransitionSymbolEffect>(
    _ effect: E,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension ContentTransition {
  /// Returns a transition that changes digits one by one.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Returns a transition that changes symbols with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T)
    -> ContentTransition
  { ContentTransition(name: "symbolEffect") }

  /// A transition that changes symbols with an effect.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  /// Returns a transition that changes digits one by one, up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension OffsetShape {
  /// Empty data, because nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension RotatedShape {
  /// Empty data, because nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension ScaledShape {
  /// Empty data, because nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension UnevenRoundedRectangle {
  /// Empty data, because nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension RoundedRectangle {
  /// Empty data, because nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, because nothing is animated.
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
  /// Returns `nil`, because the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension KeyframeTimeline {
  /// The duration in seconds.
  public var duration: TimeInterval { 0 }
}

extension UnitCurve {
  /// A circular curve that starts and ends slowly.
  public static let circularEaseInOut = UnitCurve()

  /// A circular curve that starts slowly.
  public static let circularEaseIn = UnitCurve()

  /// A circular curve that ends slowly.
  public static let circularEaseOut = UnitCurve()

  /// Returns the value at a position, both from 0 to 1, on a straight line.
  public func value(at progress: Double) -> Double { progress }
}

extension SymbolEffect where Self == _SymbolMotion {
  /// An effect that bounces.
  public static var bounce: _SymbolMotion { _SymbolMotion() }

  /// An effect that fades in and out.
  public static var pulse: _SymbolMotion { _SymbolMotion() }

  /// An effect that highlights one part after another.
  public static var variableColor: _SymbolMotion { _SymbolMotion() }

  /// An effect that scales the symbol.
  public static var scale: _SymbolMotion { _SymbolMotion() }

  /// An effect for appearing.
  public static var appear: _SymbolMotion { _SymbolMotion() }

  /// An effect for disappearing.
  public static var disappear: _SymbolMotion { _SymbolMotion() }

  /// An effect for replacement.
  public static var replace: _SymbolMotion { _SymbolMotion() }

  /// The default effect.
  public static var automatic: _SymbolMotion { _SymbolMotion() }

  /// An effect that wiggles.
  public static var wiggle: _SymbolMotion { _SymbolMotion() }

  /// An effect that rotates.
  public static var rotate: _SymbolMotion { _SymbolMotion() }

  /// An effect that breathes.
  public static var breathe: _SymbolMotion { _SymbolMotion() }

  /// An effect that draws the symbol.
  public static var drawOn: _SymbolMotion { _SymbolMotion() }

  /// An effect that removes the drawing of the symbol.
  public static var drawOff: _SymbolMotion { _SymbolMotion() }
}

extension TransitionPhase {
  /// Whether the view is fully shown.
  public var isIdentity: Bool { self == .identity }
}

extension AsymmetricTransition: Transition {
  /// Returns the unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
