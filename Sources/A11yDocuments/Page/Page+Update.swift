// SPDX-License-Identifier: MIT

import A11yTree

extension Page {
  /// Converts the nodes to elements whose IDs are in reading order, without gaps.
  ///
  /// - Parameter order: The nodes returned by ``settle()``.
  func update(_ order: [Int]) -> TreeUpdate {
    var ids = [ElementID](repeating: ElementID(index: 0), count: nodes.count)
    for (place, index) in order.enumerated() {
      ids[index] = ElementID(index: UInt32(truncatingIfNeeded: place))
    }
    return update(order, ids)
  }

  /// Converts the nodes to elements with the given IDs.
  func update(_ order: [Int], _ ids: [ElementID]) -> TreeUpdate {
    let changes = order.map { TreeUpdate.Change(ids[$0], element($0, ids)) }
    return TreeUpdate(root: ids[0], changes: changes)
  }

  private func element(_ index: Int, _ ids: [ElementID]) -> Element {
    let node = nodes[index]
    var element = Element(
      node.role ?? .generic,
      label: node.name,
      value: node.value,
      traits: node.traits,
      actions: node.actionSet,
      children: node.children.map { ids[Int($0)] }
    )
    element.states = node.states
    element.level = node.level
    element.position = node.position
    guard node.box != nil else { return element }
    var details = node.details
    if let cell = details.cell {
      details.cell?.rowHeaders = cell.rowHeaders.map { ids[Int($0.index)] }
      details.cell?.columnHeaders = cell.columnHeaders.map { ids[Int($0.index)] }
    }
    element.details = details
    return element
  }
}
