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
