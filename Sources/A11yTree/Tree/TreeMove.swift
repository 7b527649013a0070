// SPDX-License-Identifier: MIT

/// The elements that an update moves, which are checked once the whole update has been applied.
struct TreeMove {
  /// The elements that the update explicitly removes.
  var leaving: Set<ElementID>
  /// Whether the tree from before the update can be restored.
  var isUndoable: Bool
  /// The previous contents of the slots, in the order in which they were overwritten.
  var undone: [Previous] = []
  /// The slots of the changed elements and of their former parents.
  var touched: [UInt32] = []
  /// The elements that their former parents no longer list as children.
  var released: [ElementID] = []
  /// For each changed element, the run of children that was replaced, or `nil` if all of its children were replaced.
  private var runs: [UInt32: ReplacedRun?] = [:]
  /// The changed elements that may list a child twice.
  private var repeating: Set<UInt32> = []
  /// Whether ``marked`` lists the marked children of every element with many children.
  var listsMarked = false
  /// The marked children of elements with many children.
  var marked: [UInt32: [UInt32]] = [:]
  /// The elements that lost a child because the child was removed or its slot was reused.
  var bereft: Set<ElementID> = []
  /// The children taken from a parent that the update appears to remove.
  var taken: [(child: ElementID, parent: ElementID)] = []

  init(leaving: Set<ElementID>, isUndoable: Bool) {
    self.leaving = leaving
    self.isUndoable = isUndoable
  }

  /// Stores which of a changed element's children are new to it. If the element changes twice, all of its children may
  /// be new.
  mutating func note(_ run: ReplacedRun, of index: UInt32) {
    // Most changed elements do not have children.
    if run.isEmpty, runs.isEmpty || runs[index] == nil { return }
    if runs[index] == nil {
      runs[index] = .some(run)
    } else {
      runs[index] = .some(nil)
      repeating.insert(index)
    }
  }

  /// Returns the run of an element's children that was replaced, or `nil` if no single run is known.
  func replaced(in index: UInt32) -> ReplacedRun? { runs[index] ?? nil }

  /// Returns the range, within a changed element's list of children, of the nodes that have become its children.
  func adopted(by change: ElementID, of count: Int) -> Range<Int> {
    guard let run = runs[change.index] else { return 0..<0 }
    return run?.new ?? 0..<count
  }

  /// Notes that a changed element lists a child that it already had.
  mutating func noteRepetition(in index: UInt32) { repeating.insert(index) }

  /// Returns whether a changed element may list a child twice.
  func mayRepeat(_ index: UInt32) -> Bool { repeating.contains(index) }

  /// The previous contents of a slot that an update has overwritten.
  struct Previous {
    var index: UInt32
    var generation: UInt32
    var isAlive: Bool
    var element: Element
  }
}
