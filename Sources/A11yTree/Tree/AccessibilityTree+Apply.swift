// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// Applies an update from the source.
  ///
  /// The cost depends on the changed elements and their surroundings rather than on the size of the whole tree.
  ///
  /// - Throws: ``TreeError`` if the elements would no longer form one tree. The tree then remains unchanged.
  public mutating func apply(_ update: TreeUpdate) throws(TreeError) {
    desktop = update.desktop ?? desktop
    guard !(update.changes.isEmpty && update.removals.isEmpty && update.root == nil) else { return }
    if keepsShape(update) {
      var keepsArrangement = true
      for change in update.changes {
        let before = Arrangement.Part(shape.element(change.id.index))
        shape.replace(change)
        kinds.follow(change.id.index, in: &shape)
        let now = Arrangement.Part(shape.element(change.id.index))
        keepsArrangement = keepsArrangement && now == before
      }
      if !keepsArrangement { arrangement = Arrangement() }
      return findModal()
    }
    arrangement = Arrangement()
    var move = TreeMove(leaving: Set(update.removals), isUndoable: root != nil)
    let root = root
    do {
      try change(update, &move)
    } catch {
      restore(move.undone, root: root)
      throw error
    }
  }

  private mutating func change(
    _ update: TreeUpdate,
    _ move: inout TreeMove
  ) throws(TreeError) {
    move.touched.reserveCapacity(update.changes.count)
    try shape.makeRoom(for: update)
    kinds.makeRoom(shape.capacity)
    if let root, let newRoot = update.root, root != newRoot { move.released.append(root) }
    for change in update.changes { shape.store(change, &move) }
    if let root = update.root { self.root = root }
    for change in update.changes { try shape.adopt(change, &move, root: self.root) }
    for id in update.removals { shape.remove(id, &move, &kinds) }
    for id in move.released where contains(id) && shape.isStray(id, besides: self.root) {
      shape.remove(id, &move, &kinds)
    }
    try shape.check(move)
    guard let root, contains(root), shape.parent(root.index) == TreeShape.nowhere else {
      throw .noRoot
    }
    let marked = shape.mark(&move)
    let settled = try settle(root.index, move)
    guard settled == marked else { throw .unreachable(shape.stray(among: move.touched) ?? root) }
    guard shape.height(root.index) <= Self.depthLimit else {
      throw .tooDeep(limit: Self.depthLimit)
    }
    findModal()
  }

  /// Returns whether an update only changes elements in place.
  private func keepsShape(_ update: TreeUpdate) -> Bool {
    guard update.removals.isEmpty, update.root == nil || update.root == root else { return false }
    return update.changes.allSatisfy { change in
      guard let old = self[change.id], old.children == change.element.children else { return false }
      let before = old.box?.details
      let after = change.element.box?.details
      return (before?.sortPriority ?? 0) == (after?.sortPriority ?? 0)
        && (readingOrder == .source || before?.frame == after?.frame)
    }
  }

  /// Updates the order and kinds of every marked element in a subtree, deepest elements first, and returns the number
  /// of updated elements.
  private mutating func settle(_ start: UInt32, _ move: TreeMove) throws(TreeError) -> Int {
    guard shape.unmark(start) else { return 0 }
    var settled = 0
    var path = [(index: start, next: 0, changed: try shape.arrange(start, move))]
    while let (index, next, changed) = path.last {
      guard path.count <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
      if let child = shape.markedChild(of: index, from: next, move) {
        path[path.count - 1].next = child.next
        _ = shape.unmark(child.index)
        path.append((child.index, 0, try shape.arrange(child.index, move)))
      } else {
        path.removeLast()
        let marked = move.listsMarked ? move.marked[index] ?? [] : nil
        let tallest = kinds.summarize(index, changed, besides: marked, in: &shape)
        shape.measure(index, above: tallest)
        settled += 1
      }
    }
    return settled
  }

  /// Restores the tree to its state before an invalid update. O(number of elements).
  private mutating func restore(_ undone: [TreeMove.Previous], root: ElementID?) {
    let whole = shape.undo(undone, root: root)
    let desktop = desktop
    self = AccessibilityTree(readingOrder: readingOrder)
    self.desktop = desktop
    // The elements formed one tree before the update, so this call succeeds; if it ever failed, an empty tree would be
    // safe.
    try? apply(whole)
  }

  private mutating func findModal() {
    guard let root else { return modal = nil }
    var found = last(.modal, in: root)
    // A modal element without stops does not confine the cursor.
    while let id = found, !self.kinds(within: id).contains(.stop) {
      found = previous(.modal, before: id, in: root)
    }
    modal = found
  }
}
