// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Children in the order in which a person reads them.
  ///
  /// A toolkit's containers give them in the order in which they were put in, or the reverse; where
  /// they are on the screen decides, row by row. Lists, tables and menus have an order of their own.
  func arranged(_ children: [MirrorNode], in parent: MirrorNode) -> [MirrorNode] {
    if parent.facts.role == .application { return windows(children) }
    if toolkit.hasPages { return children }
    switch RoleTable.meaning(of: parent.facts.role).kind {
    case .wrapper, .element(.group), .element(.window), .element(.dialog): break
    default: return children
    }
    guard children.count > 1, children.allSatisfy({ $0.facts.frame != nil }) else {
      return children
    }
    return ByPlace.sorted(children) { $0.facts.frame ?? Frame(x: 0, y: 0, width: 0, height: 0) }
  }

  /// Windows from the back to the front: a session stays in the last one.
  private func windows(_ children: [MirrorNode]) -> [MirrorNode] {
    let front = children.last { $0.facts.states.contains(.active) }?.reference ?? user.front
    let isFront: (MirrorNode) -> Int = { node in
      // What pops up is in front of the window that it belongs to.
      if node.facts.states.contains(.modal) || node.facts.role == .window { return 2 }
      return node.reference == front ? 1 : 0
    }
    return children.enumerated()
      .sorted { (isFront($0.element), $0.offset) < (isFront($1.element), $1.offset) }
      .map(\.element)
  }

  /// Says each child's place among its siblings, where it is one of several.
  func place(_ parent: MirrorNode) {
    guard parent.demand == nil else { return }
    let inSet = parent.children.filter { Self.isCounted($0.facts.role) }
    guard !inSet.isEmpty else { return }
    for (place, node) in inSet.enumerated() {
      let position = Element.Position(place + 1, of: inSet.count)
      guard node.position != position else { continue }
      node.position = position
      change(node)
    }
  }

  private static func isCounted(_ role: AccessibleRole) -> Bool {
    switch role {
    case .pageTab, .listItem, .menuItem, .checkMenuItem, .radioMenuItem, .menu, .treeItem: true
    default: false
    }
  }
}

/// Sorts what is on a screen by rows, from the top, and from the left in each.
enum ByPlace {
  static func sorted<Item>(_ items: [Item], _ frame: (Item) -> Frame) -> [Item] {
    let byTop = items.enumerated().sorted {
      (frame($0.element).y, $0.offset) < (frame($1.element).y, $1.offset)
    }.map(\.element)
    var rows: [[Item]] = []
    var bottom = -Double.infinity
    for item in byTop {
      let frame = frame(item)
      // Side by side, if more than half of the lower one is beside the row.
      if let last = rows.indices.last, bottom - frame.y > frame.height / 2 {
        rows[last].append(item)
        bottom = min(bottom, frame.maxY)
      } else {
        rows.append([item])
        bottom = frame.maxY
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        (frame($0.element).x, $0.offset) < (frame($1.element).x, $1.offset)
      }.map(\.element)
    }
  }
}
