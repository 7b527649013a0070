import A11yTree

extension Page {
  /// Converts the settled nodes to elements, with dense ids in reading order.
  ///
  /// - Parameter order: The nodes that ``settle()`` returned.
  func update(_ order: [Int]) -> TreeUpdate {
    var ids = [UInt32](repeating: 0, count: nodes.count)
    for (place, index) in order.enumerated() { ids[index] = UInt32(truncatingIfNeeded: place) }
    let changes = order.map { index in
      TreeUpdate.Change(ElementID(index: ids[index]), element(index, ids))
    }
    return TreeUpdate(root: ElementID(index: 0), changes: changes)
  }

  private func element(_ index: Int, _ ids: [UInt32]) -> Element {
    let node = nodes[index]
    var element = Element(
      node.role ?? .generic,
      label: node.name,
      value: node.value,
      traits: node.traits,
      actions: actions(of: index),
      children: node.children.map { ElementID(index: ids[Int($0)]) }
    )
    element.states = node.states
    element.level = node.level
    element.position = node.position
    guard node.box != nil else { return element }
    var details = node.details
    if let cell = details.cell {
      details.cell?.rowHeaders = cell.rowHeaders.map { ElementID(index: ids[Int($0.index)]) }
      details.cell?.columnHeaders = cell.columnHeaders.map { ElementID(index: ids[Int($0.index)]) }
    }
    element.details = details
    return element
  }
}
