// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

/// Values at times. Nothing is animated, so they are never read.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
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

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// Several keyframes.
public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {}

/// Builds a track from its keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
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
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K)
    -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Takes the keyframes of a loop.
  public static func buildArray(_ keyframes: [any KeyframeTrackContent<Value>])
    -> _KeyframeList<Value>
  { _KeyframeList() }
  /// Combines keyframes.
  public static func buildBlock<each Content: KeyframeTrackContent>(
    _ content: repeat each Content
  ) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Builds keyframes from their tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<P>(
    _ track: KeyframeTrack<Value, P>
  ) -> KeyframeTrack<Value, P> { track }
  /// Combines keyframes.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> _KeyframeList<Value> { _KeyframeList() }
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
