// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `list-items`
  static let listItems = Rule(
    "list-items",
    "A list has no items, or an item is not in a list.",
    criteria: ["1.3.1"],
    impact: .slows,
    precision: .high,
    needs: .structure,
    beyond: "list and listitem find the same problems",
    limits: """
      Lists without a stop inside are ignored, because they are never announced. So are lists in \
      apps whose toolkit has no list items, such as SwiftUI’s, because any element can be a row \
      there.
      """
  ) { exploration in
    let tree = exploration.tree
    let isApp = tree.root.map { [.window, .application].contains(tree.role(of: $0)) } ?? false
    let hasItems = !isApp || tree.root.map { tree.holds(.listItem, below: $0) } ?? false
    return tree.visibleElements.compactMap { id in
      guard let element = tree[id], let first = tree.first(.stop, in: id),
        let stop = exploration.stop(at: first)
      else { return nil }
      let message: String
      switch element.role {
      case .list where hasItems && !tree.holds(.listItem, below: id):
        message = "This list has no items."
      case .listItem where tree.ancestor(of: id, Self.ofItems) == nil:
        message = "This item is not in a list."
      default: return nil
      }
      return Evidence(at: id, message, proof: exploration.proof(at: stop, marking: [stop.name]))
    }
  }

  /// The roles of containers that can contain list items. A list to which the author has given one of the other roles
  /// keeps its items.
  private static let ofItems: Set<Role> = [
    .list, .menu, .menuBar, .feed, .tree, .group, .radioGroup, .toolbar, .tabList, .listBox,
  ]
}

extension AccessibilityTree {
  /// Returns whether any descendant has a role. O(number of descendants).
  fileprivate func holds(_ role: Role, below id: ElementID) -> Bool {
    var open = children(of: id)
    while let next = open.popLast() {
      if self.role(of: next) == role { return true }
      open += children(of: next)
    }
    return false
  }
}
