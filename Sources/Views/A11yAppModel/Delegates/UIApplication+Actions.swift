// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension UIApplication {
  /// Sends an action message to a target object. If no target is given, the action is offered to the app, then to its
  /// delegate, and then to the object to which the selector is bound.
  ///
  /// `resignFirstResponder` ends editing in the focused text field, because apps use this method to dismiss the
  /// keyboard.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    ActionChain.send(action, to: target, from: sender, asked: [self, delegate])
  }
}

extension NSApplication {
  /// Sends an action message to a target object. If no target is given, the action is offered to the app, then to its
  /// delegate, and then to the object to which the selector is bound.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult @MainActor @preconcurrency
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    ActionChain.send(action, to: target, from: sender, asked: [self, delegate])
  }
}

/// A search for an object that can perform an action.
@MainActor
private enum ActionChain {
  static func send(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    asked: [AnyObject?]
  ) -> Bool {
    let call = { (object: AnyObject?) in action.call(on: object, [sender as Any, UIEvent()]) }
    if let target { return call(target as AnyObject) }
    if action == "resignFirstResponder" {
      CurrentHost.inbox?.post(.request { $0.focus.moveKeyboardFocus(.dismiss) })
      return true
    }
    return asked.contains { $0.map(call) ?? false } || call(nil)
  }
}
