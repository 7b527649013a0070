// SPDX-License-Identifier: MIT

/// What an update moved, checked once all of it is applied.
struct TreeMove {
  /// The elements that the update removes by name.
  var leaving: Set<ElementID>
  /// Whether there is a tree to go back to.
  var isUndoable: Bool
  /// The previous contents of the slots, in the order in which they were written.
  var undone: [Previous] = []
  /// The slots of the changed elements and of their former parents.
  var touched: [UInt32] = []
  /// Elements that their parent no longer names.
  var released: [ElementID] = []
  /// Elements whose child was removed, or whose child's slot was reused.
  var bereft: Set<ElementID> = []
  /// Children taken from a parent that seems to be leaving.
  var taken: [(child: ElementID, parent: ElementID)] = []

  /// The contents of a slot before an update wrote to it.
  struct Previous {
    var index: UInt32
    var generation: UInt32
    var isAlive: Bool
    var element: Element
  }
}
