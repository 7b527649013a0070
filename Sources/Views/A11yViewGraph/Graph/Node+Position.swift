// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Whether a node comes before another in document order; a parent comes before its children.
  package func precedes(_ lhs: Node, _ rhs: Node) -> Bool {
    var left = lhs
    var right = rhs
    while left.depth > right.depth, let parent = left.parent { left = parent }
    if left === rhs { return false }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if right === lhs { return true }
    while left !== right {
      guard left.parent !== right.parent else { return left.ordinal < right.ordinal }
      guard let leftParent = left.parent, let rightParent = right.parent else { return false }
      left = leftParent
      right = rightParent
    }
    return false
  }
}

extension _ViewNode {
  /// Whether the node is the other one, or below it.
  package final func stands(in other: Node) -> Bool {
    var next: Node? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
}
