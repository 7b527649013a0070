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
  /// The children by which changed elements differ from before; `nil` for all of them.
  private var runs: [UInt32: Range<Int>?] = [:]
  /// Elements whose child was removed, or whose child's slot was reused.
  var bereft: Set<ElementID> = []
  /// Children taken from a parent that seems to be leaving.
  var taken: [(child: ElementID, parent: ElementID)] = []

  init(leaving: Set<ElementID>, isUndoable: Bool) {
    self.leaving = leaving
    self.isUndoable = isUndoable
  }

  /// Notes which children of a changed element are new there; of one that changes twice, any may be.
  mutating func note(_ run: Range<Int>, of change: TreeUpdate.Change) {
    let isFirst = runs.isEmpty || runs[change.id.index] == nil
    // Most changed elements have no children.
    if isFirst, change.element.children.isEmpty { return }
    runs[change.id.index] = .some(isFirst ? run : nil)
  }

  /// The children that are new in a changed element; `nil` if all may be.
  func run(of index: UInt32) -> Range<Int>? { runs[index] ?? nil }

  /// The contents of a slot before an update wrote to it.
  struct Previous {
    var index: UInt32
    var generation: UInt32
    var isAlive: Bool
    var element: Element
  }
}
