// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let tap: @MainActor () -> (@MainActor () -> Void)?
  private let longPress: @MainActor () -> (@MainActor () -> Void)?

  /// Creates a type-erased gesture.
  @MainActor
  @preconcurrency
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap }
    longPress = { gesture._longPress }
  }
}

extension AnyGesture: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The action that the gesture performs when the user taps.
  public var _tap: (@MainActor () -> Void)? { tap() }
  /// The action that the gesture performs when the user touches and holds the view.
  public var _longPress: (@MainActor () -> Void)? { longPress() }
}

/// A gesture that requires the user to hold down modifier keys. A gesture that requires modifier keys never occurs,
/// because users cannot hold down modifier keys in a11ynav.
public struct _ModifiersGesture<Base: Gesture> {
  nonisolated init() {}
}

extension _ModifiersGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The action for a tap, which this gesture never has.
  public var _tap: (@MainActor () -> Void)? { nil }
  /// The action for a long press, which this gesture never has.
  public var _longPress: (@MainActor () -> Void)? { nil }
}
