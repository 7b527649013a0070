// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

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
