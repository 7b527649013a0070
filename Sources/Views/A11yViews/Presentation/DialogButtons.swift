// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension _ViewNode {
  /// The buttons in the node and its descendants, in document order.
  package final var buttons: [any RoledNode] {
    var found: [any RoledNode] = []
    addButtons(to: &found)
    return found
  }

  private func addButtons(to found: inout [any RoledNode]) {
    if let button = self as? any RoledNode { found.append(button) }
    forEachChild { $0.addButtons(to: &found) }
  }
}

extension ElementNode {
  /// Performs an action, ignoring modifiers outside a given node, and returns whether the action was handled.
  package func answer(_ action: Action, inside boundary: Node) -> Bool {
    var handler: (@MainActor () -> Void)?
    var next = parent
    while let node = next, node !== boundary, !node.flags.contains(.isElement) {
      if node.flags.contains(.handlesActions), let own = node.handler(for: action, on: self) {
        handler = own
      }
      next = node.parent
    }
    guard let handler else { return perform(action) }
    handler()
    return true
  }
}
