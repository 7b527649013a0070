// SPDX-License-Identifier: MIT

extension _ViewNode {
  /// The element that holds the elements the node makes.
  package final var enclosingElement: ElementNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) { return node.made(as: ElementNode.self) }
      next = node.parent
    }
    return nil
  }

  /// Schedules the element around to collect its children again, after its content changed.
  package final func contentChanged() {
    graph.run(.content) { try $0.contentDidChange(at: self, in: graph) }
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) {
        return node.made(as: ElementNode.self).markChildren()
      }
      if node.flags.contains(.isListRow) {
        node.made(as: ElementNode.self).markUnfolded()
      }
      next = node.parent
    }
  }

  /// Marks every element of the node's content for recomputing.
  package final func markContentUnfolded() {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        child.made(as: ElementNode.self).markUnfolded()
      } else {
        child.markContentUnfolded()
      }
    }
  }
}
