// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A gesture. A tap is the same as activating an element, a long press as showing its menu; other
/// gestures have no counterpart, so they are accepted but never happen.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
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

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

extension Gesture {
  /// The action of the gesture's body.
  public var _tap: (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._tap
  }

  /// The action of the long press of the gesture's body.
  public var _longPress: (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._longPress
  }

  /// Adds an action for the end of the gesture.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Combines two gestures that happen at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

extension Gesture where Body == Never {
  /// Never called: the gesture has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void

  package nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  /// The value of the gesture while it happens.
  public typealias Value = Base.Value
  /// The gesture has no body.
  public typealias Body = Never

  /// The action of the tap, if the gesture is one.
  public var _tap: (@MainActor () -> Void)? {
    guard let tap = base as? TapGesture, tap.count == 1,
      let action = action as? (TapGesture.Value) -> Void
    else { return base._tap }
    let inner = base._tap
    return {
      inner?()
      action(())
    }
  }

  /// The action of the long press, if the gesture is one.
  public var _longPress: (@MainActor () -> Void)? {
    guard base is LongPressGesture, let action = action as? (LongPressGesture.Value) -> Void else {
      return base._longPress
    }
    let inner = base._longPress
    return {
      inner?()
      action(true)
    }
  }
}

extension TapGesture: Gesture {
  /// There is no value.
  public typealias Value = Void
  /// The gesture has no body.
  public typealias Body = Never
}

extension LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The gesture has no body.
  public typealias Body = Never
}
