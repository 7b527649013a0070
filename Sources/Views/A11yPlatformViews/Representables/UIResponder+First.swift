// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension UIResponder {
  /// Whether this responder is the first responder. The first responder's text is being edited.
  public var isFirstResponder: Bool {
    guard let node = tree?.node(of: self) else { return false }
    return node.graph.focus.editing(node) != nil
  }

  /// Moves keyboard focus to the responder after all views have been updated.
  func takeKeyboardFocus() {
    CurrentHost.inbox?.post(
      .action { [weak self] in
        guard let self, let tree, let place = tree.place else { return }
        place.graph.react(place) {
          guard let id = tree.id(of: self) else { return }
          place.graph.focus.moveKeyboardFocus(.move(id))
        }
      }
    )
  }

  /// Removes keyboard focus from the responder, if the responder has focus.
  func leaveKeyboardFocus() {
    guard let node = tree?.node(of: self), node.graph.focus.editing(node) != nil else { return }
    node.graph.focus.edit(node, nil)
    node.graph.focus.moveKeyboardFocus(.dismiss)
    (self as? any TextInputObject)?.editingDidChange(false)
  }
}
