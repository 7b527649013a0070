// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// The contents of a slot before an update wrote to it.
  struct Previous {
    var index: UInt32
    var generation: UInt32
    var isAlive: Bool
    var element: Element
  }

  /// Saves the contents of a slot, in case the update turns out to be invalid.
  func remember(_ index: UInt32, _ move: inout Move) {
    guard move.isUndoable else { return }
    let link = links[Int(index)]
    move.undone.append(
      Previous(
        index: index,
        generation: link.generation,
        isAlive: link.isAlive,
        element: elements[Int(index)]
      )
    )
  }

  /// Restores the tree from before an invalid update. O(number of elements).
  mutating func restore(_ undone: [Previous], root: ElementID?) {
    for previous in undone.reversed() {
      let index = Int(previous.index)
      links[index].generation = previous.generation
      links[index].isAlive = previous.isAlive
      elements[index] = previous.element
    }
    var whole = TreeUpdate(root: root)
    if root != nil {
      whole.changes = links.indices.filter { links[$0].isAlive }.map {
        TreeUpdate.Change(id(at: UInt32($0)), elements[$0])
      }
    }
    self = AccessibilityTree(readingOrder: readingOrder)
    // It was one tree before, so it is one again; if it is not, an empty tree is safe.
    try? apply(whole)
  }
}
