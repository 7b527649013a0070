// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Never: Gesture {
  /// The type of the gesture's value, which is never used.
  public typealias Value = Never
}

extension Gesture {
  /// The action that the body's gesture performs for a tap.
  public var _tap: (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._tap
  }

  /// The action that the body's gesture performs for a long press.
  public var _longPress: (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._longPress
  }
}

/// A gesture that performs an action when it ends.
public struct _EndedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void

  package nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// The action for a tap, which includes this gesture's action if the modified gesture is a single tap.
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

  /// The action for a long press, which includes this gesture's action if the modified gesture is a long press.
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
  /// The type of the gesture's value, which contains no information.
  public typealias Value = Void
  /// The type of the body, which is never used.
  public typealias Body = Never
}

extension LongPressGesture: Gesture {
  /// The type of the gesture's value, which indicates whether a finger is touching the view.
  public typealias Value = Bool
  /// The type of the body, which is never used.
  public typealias Body = Never
}
