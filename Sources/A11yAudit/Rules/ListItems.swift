// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `list-items`
  static let listItems = Rule(
    "list-items",
    "A list has no items, or an item, cell, option or tab is outside its container.",
    criteria: ["1.3.1"],
    impact: .slows,
    precision: .high,
    needs: .structure,
    beyond: "list, listitem and aria-required-parent find the same problems",
    limits: """
      Lists without a stop inside are ignored, because they are never announced. Lists in apps \
      whose toolkit has no list items, such as SwiftUI, are ignored, because any element can be a \
      row there. Cells, options, tabs and the like are checked only on web pages.
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
      case let role where !isApp && Self.isStray(id, role, in: tree):
        message =
          "This \(Self.word(role)) is not in \(Self.containers[role]?.words ?? "its container")."
      default: return nil
      }
      return Evidence(at: id, message, proof: exploration.proof(at: stop, marking: [stop.name]))
    }
  }

  /// The containers that certain roles require, with their names.
  private static let containers: [Role: (words: String, roles: Set<Role>)] = {
    let table = ("a table or a grid", Set<Role>([.table, .grid, .treeGrid]))
    let menu = ("a menu", Set<Role>([.menu, .menuBar]))
    return [
      .cell: table, .gridCell: table, .columnHeader: table, .rowHeader: table, .row: table,
      .option: ("a list box", [.listBox, .comboBox, .popUpButton]),
      .tab: ("a tab list", [.tabList]),
      .menuItem: menu, .menuItemCheckbox: menu, .menuItemRadio: menu,
      .treeItem: ("a tree", [.tree]),
    ]
  }()

  /// Returns whether an element is outside the container that its role requires.
  private static func isStray(_ id: ElementID, _ role: Role, in tree: AccessibilityTree) -> Bool {
    guard let container = containers[role] else { return false }
    // If a row is outside a table, the row is reported but its cells are not.
    if role.isCell, tree.ancestor(of: id, [.row]) != nil { return false }
    return tree.ancestor(of: id, container.roles) == nil
  }

  private static func word(_ role: Role) -> String {
    switch role {
    case .cell, .gridCell: "cell"
    case .columnHeader, .rowHeader: "header cell"
    case .row: "row"
    case .option: "option"
    case .tab: "tab"
    case .treeItem: "tree item"
    default: "menu item"
    }
  }

  /// The roles of containers that may contain list items. A list item still counts as being in a list if the author has
  /// given the list element one of these other roles.
  private static let ofItems: Set<Role> = [
    .list, .menu, .menuBar, .feed, .tree, .group, .radioGroup, .toolbar, .tabList, .listBox,
  ]
}

extension AccessibilityTree {
  /// Returns whether any descendant has the given role. O(number of descendants).
  fileprivate func holds(_ role: Role, below id: ElementID) -> Bool {
    var open = children(of: id)
    while let next = open.popLast() {
      if self.role(of: next) == role { return true }
      open += children(of: next)
    }
    return false
  }
}
