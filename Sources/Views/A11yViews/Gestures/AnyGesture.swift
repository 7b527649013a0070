// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let tap: @MainActor () -> (@MainActor () -> Void)?
  private let longPress: @MainActor () -> (@MainActor () -> Void)?

  /// Creates a gesture that hides another gesture's type.
  @MainActor
  @preconcurrency
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap }
    longPress = { gesture._longPress }
  }
}

extension AnyGesture: Gesture {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The action that the gesture performs for a tap.
  public var _tap: (@MainActor () -> Void)? { tap() }
  /// The action that the gesture performs for a long press.
  public var _longPress: (@MainActor () -> Void)? { longPress() }
}

/// A gesture that requires modifier keys to be held. The gesture never occurs, because keys cannot be held.
public struct _ModifiersGesture<Base: Gesture> {
  nonisolated init() {}
}

extension _ModifiersGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  /// The body's type, which is never used.
  public typealias Body = Never
  /// The action for a tap, which is always `nil`.
  public var _tap: (@MainActor () -> Void)? { nil }
  /// The action for a long press, which is always `nil`.
  public var _longPress: (@MainActor () -> Void)? { nil }
}
