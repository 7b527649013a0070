// SPDX-License-Identifier: MIT

/// What an update moved, checked once all of it is applied.
struct TreeMove {
  /// The elements that the update removes by name.
  var leaving: Set<ElementID>
  /// Whether an earlier tree can be restored.
  var isUndoable: Bool
  /// The previous contents of the slots, in the order in which they were written.
  var undone: [Previous] = []
  /// The slots of the changed elements and of their former parents.
  var touched: [UInt32] = []
  /// Elements that their parent no longer names.
  var released: [ElementID] = []
  /// The children by which changed elements differ from before; `nil` for all of them.
  private var runs: [UInt32: ReplacedRun?] = [:]
  /// Changed elements that may name a child twice.
  private var repeating: Set<UInt32> = []
  /// Whether ``marked`` lists the marked children of every element with many.
  var listsMarked = false
  /// The marked children of elements with many.
  var marked: [UInt32: [UInt32]] = [:]
  /// Elements whose child was removed, or whose child's slot was reused.
  var bereft: Set<ElementID> = []
  /// Children taken from a parent that seems to be leaving.
  var taken: [(child: ElementID, parent: ElementID)] = []

  init(leaving: Set<ElementID>, isUndoable: Bool) {
    self.leaving = leaving
    self.isUndoable = isUndoable
  }

  /// Notes which children of a changed element are new there; of one that changes twice, any may be.
  mutating func note(_ run: ReplacedRun, of index: UInt32) {
    // Most changed elements have no children.
    if run.isEmpty, runs.isEmpty || runs[index] == nil { return }
    if runs[index] == nil {
      runs[index] = .some(run)
    } else {
      runs[index] = .some(nil)
      repeating.insert(index)
    }
  }

  /// The children of an element that were replaced; `nil` if none were.
  func replaced(in index: UInt32) -> ReplacedRun? { runs[index] ?? nil }

  /// The children that are to be adopted by a changed element.
  func adopted(by change: ElementID, of count: Int) -> Range<Int> {
    guard let run = runs[change.index] else { return 0..<0 }
    return run?.new ?? 0..<count
  }

  /// Notes that a changed element names a child that it had already.
  mutating func noteRepetition(in index: UInt32) { repeating.insert(index) }

  /// Whether a changed element may name a child twice.
  func mayRepeat(_ index: UInt32) -> Bool { repeating.contains(index) }

  /// The contents of a slot before an update wrote to it.
  struct Previous {
    var index: UInt32
    var generation: UInt32
    var isAlive: Bool
    var element: Element
  }
}
