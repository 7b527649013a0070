// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that determines the positions of elements in sets.
enum PagePositions {
  /// Counts the members of sets, such as tabs, options, items and radio buttons.
  static func settle(_ order: [Int], _ nodes: inout [Page.Node]) {
    var scopes = [Scope](repeating: Scope(), count: nodes.count)
    var sets: [SetKey: [Int]] = [:]
    var groups: [String: Int32] = [:]
    var run: Int32 = 0
    for index in order {
      guard let role = nodes[index].role else { continue }
      if role.isInteractive && role != .radio || role == .heading { run += 1 }
      settleTreeLevel(index, role, scopes[index], &nodes)
      if role == .radio, let group = nodes[index].radioGroup {
        // Groups have negative numbers, whereas containers do not.
        let number = groups[group] ?? Int32(-1 - groups.count)
        groups[group] = number
        sets[SetKey(family: .radio, scope: number), default: []].append(index)
      } else if let key = scopes[index].key(of: role, run: run) {
        sets[key, default: []].append(index)
      }
      var inside = scopes[index].inside(role, Int32(truncatingIfNeeded: index), nodes[index].level)
      if nodes[index].isListWithoutMarkers { inside.list = Int32(truncatingIfNeeded: index) }
      for child in nodes[index].children { scopes[Int(child)] = inside }
    }
    for (key, members) in sets {
      if key.family == .treeItem {
        countTreeItems(members, &nodes)
      } else {
        count(members, &nodes)
      }
      if key.family == .radio { shareRequirement(members, &nodes) }
    }
  }

  /// Marks all radio buttons of a group as required if any of them is required, as the HTML standard specifies.
  private static func shareRequirement(_ members: [Int], _ nodes: inout [Page.Node]) {
    guard members.contains(where: { nodes[$0].states.isRequired }) else { return }
    for member in members { nodes[member].states.isRequired = true }
  }

  private static func count(_ members: [Int], _ nodes: inout [Page.Node]) {
    for (place, member) in members.enumerated() {
      // The author may specify only the position or only the size of the set.
      let stated = nodes[member].position ?? Element.Position(0, of: 0)
      nodes[member].position = Element.Position(
        stated.index > 0 ? Int(stated.index) : place + 1,
        of: stated.count != 0 ? Int(stated.count) : members.count
      )
    }
  }

  /// Sets a tree item's level to its nesting depth, unless the document specifies a level.
  private static func settleTreeLevel(
    _ index: Int,
    _ role: Role,
    _ scope: Scope,
    _ nodes: inout [Page.Node]
  ) {
    guard role == .treeItem, nodes[index].level == nil else { return }
    nodes[index].level = scope.treeLevel + 1
  }

  /// Consecutive tree items on the same level are treated as siblings until an item on a higher level follows.
  private static func countTreeItems(_ members: [Int], _ nodes: inout [Page.Node]) {
    var open: [(level: Int, members: [Int])] = []
    for member in members {
      let level = nodes[member].level ?? 1
      while open.last.map({ $0.level > level }) == true { count(open.removeLast().members, &nodes) }
      if open.last?.level == level {
        open[open.count - 1].members.append(member)
      } else {
        open.append((level, [member]))
      }
    }
    for siblings in open { count(siblings.members, &nodes) }
  }

  private struct SetKey: Hashable {
    var family: Role
    var scope: Int32
    var run: Int32 = 0
  }

  /// The containers of a node within which the members of a set are counted.
  private struct Scope {
    var tabList: Int32 = 0
    var listBox: Int32 = 0
    var menu: Int32 = 0
    var list: Int32 = 0
    var tree: Int32 = 0
    var treeLevel = 0
    var radios: Int32 = 0
    var hasRadioGroup = false

    func key(of role: Role, run: Int32) -> SetKey? {
      switch role {
      case .tab: SetKey(family: .tab, scope: tabList)
      case .option: SetKey(family: .option, scope: listBox)
      case .menuItem, .menuItemCheckbox, .menuItemRadio: SetKey(family: .menuItem, scope: menu)
      case .treeItem: SetKey(family: .treeItem, scope: tree)
      case .listItem: SetKey(family: .listItem, scope: list)
      case .radio: SetKey(family: .radio, scope: radios, run: hasRadioGroup ? 0 : run)
      default: nil
      }
    }

    func inside(_ role: Role, _ index: Int32, _ level: Int?) -> Scope {
      var scope = self
      switch role {
      case .tabList: scope.tabList = index
      case .listBox, .comboBox: scope.listBox = index
      case .menu, .menuBar: scope.menu = index
      case .list, .descriptionList, .feed: scope.list = index
      case .tree: (scope.tree, scope.treeLevel) = (index, 0)
      case .treeItem: (scope.tree, scope.treeLevel) = (index, level ?? treeLevel + 1)
      default: break
      }
      switch role {
      case .radioGroup, .group, .toolbar: (scope.radios, scope.hasRadioGroup) = (index, true)
      case .listItem, .paragraph, .list, .generic: break
      default: if !hasRadioGroup { scope.radios = index }
      }
      return scope
    }
  }
}
