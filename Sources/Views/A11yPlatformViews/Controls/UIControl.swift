// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit control, which runs actions when its events occur.
@MainActor
@preconcurrency
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []
  private var targets: [(event: Event, action: TargetAction)] = []

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet {
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
      }
    }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet {
      if isSelected {
        accessibilityTraits.insert(.selected)
      } else {
        accessibilityTraits.remove(.selected)
      }
    }
  }

  /// Whether the control is highlighted. In a11ynav, touches never highlight a control.
  open var isHighlighted = false
  /// The horizontal alignment of the control's content. This property does not affect accessibility elements.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the control's content. This property does not affect accessibility elements.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether tapping the control opens its menu.
  open var showsMenuAsPrimaryAction = false

  /// Adds an action for an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Calls a method on an object when an event occurs.
  ///
  /// - Parameter target: The object, which is not retained, or `nil` for a selector that already includes its object.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Removes the methods that were added for an event.
  ///
  /// - Parameters:
  ///   - target: The object, or `nil` for any object.
  ///   - action: The method, or `nil` for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll {
      !$0.event.isDisjoint(with: controlEvents) && $0.action.isOf(target, action)
    }
  }

  /// Sends an action message to an object.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).call(self, event ?? UIEvent())
  }

  /// Runs the actions for an event.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
    for (event, action) in targets where !event.isDisjoint(with: controlEvents) {
      action.call(self, UIEvent())
    }
  }

  /// Runs the actions for a tap, if the control is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
