// SPDX-License-Identifier: MIT

import Foundation

/// A control of UIKit, with the actions that a user causes.
@MainActor
@preconcurrency
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []
  private var targets: [(event: Event, action: TargetAction)] = []

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet {
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
      }
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet {
      if isSelected {
        accessibilityTraits.insert(.selected)
      } else {
        accessibilityTraits.remove(.selected)
      }
    }
  }

  /// Whether a finger is on the control: there are no fingers.
  open var isHighlighted = false
  /// Where content is, horizontally. It does not affect elements.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content is, vertically. It does not affect elements.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a tap shows the menu.
  open var showsMenuAsPrimaryAction = false

  /// Adds an action for an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Calls a method of an object for an event.
  ///
  /// - Parameter target: The object, which is not kept; `nil` for a method that finds its own.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Calls methods no longer.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for any.
  ///   - action: The method; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll {
      !$0.event.isDisjoint(with: controlEvents) && $0.action.isOf(target, action)
    }
  }

  /// Calls a method of an object.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).call(self, event ?? UIEvent())
  }

  /// Runs the actions of an event.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
    for (event, action) in targets where !event.isDisjoint(with: controlEvents) {
      action.call(self, UIEvent())
    }
  }

  /// Runs the actions of a tap, if the control can be used.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
