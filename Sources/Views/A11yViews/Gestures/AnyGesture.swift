// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A gesture of any type.
public struct AnyGesture<Value> {
  private let tap: @MainActor () -> (@MainActor () -> Void)?
  private let longPress: @MainActor () -> (@MainActor () -> Void)?

  /// Erases the type of a gesture.
  @MainActor
  @preconcurrency
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap }
    longPress = { gesture._longPress }
  }
}

extension AnyGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
  /// The tap of the gesture.
  public var _tap: (@MainActor () -> Void)? { tap() }
  /// The long press of the gesture.
  public var _longPress: (@MainActor () -> Void)? { longPress() }
}

/// A gesture that needs keys to be held. Nobody can hold them here, so it never happens.
public struct _ModifiersGesture<Base: Gesture> {
  nonisolated init() {}
}

extension _ModifiersGesture: Gesture {
  /// The value of the gesture while it happens.
  public typealias Value = Base.Value
  /// The gesture has no body.
  public typealias Body = Never
  /// None.
  public var _tap: (@MainActor () -> Void)? { nil }
  /// None.
  public var _longPress: (@MainActor () -> Void)? { nil }
}
