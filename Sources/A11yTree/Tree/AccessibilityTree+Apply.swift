// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// Applies an update from the source.
  ///
  /// The cost depends on what changed and what surrounds it, not on the whole tree.
  ///
  /// - Throws: ``TreeError`` if the elements would no longer form one tree. The tree stays as it
  ///   was.
  public mutating func apply(_ update: TreeUpdate) throws(TreeError) {
    guard !(update.changes.isEmpty && update.removals.isEmpty && update.root == nil) else { return }
    if keepsShape(update) {
      for change in update.changes { replace(change) }
      return findModal()
    }
    var move = Move(leaving: Set(update.removals), isUndoable: root != nil)
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
    _ move: inout Move
  ) throws(TreeError) {
    move.touched.reserveCapacity(update.changes.count)
    try makeRoom(for: update)
    if let root, let newRoot = update.root, root != newRoot { move.released.append(root) }
    for change in update.changes { store(change, &move) }
    if let root = update.root { self.root = root }
    for change in update.changes { try adopt(change, &move) }
    for id in update.removals { remove(id, &move) }
    for id in move.released where contains(id) && isStray(id) { remove(id, &move) }
    try check(move)
    guard let root, contains(root), links[Int(root.index)].parent == Self.nowhere else {
      throw .noRoot
    }
    let marked = mark(move.touched)
    let settled = try settle(root.index)
    guard settled == marked else { throw .unreachable(stray(among: move.touched) ?? root) }
    guard links[Int(root.index)].height <= Self.depthLimit else {
      throw .tooDeep(limit: Self.depthLimit)
    }
    findModal()
  }

  /// What an update moved, checked once all of it is applied.
  struct Move {
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
  }

  /// Whether an update only changes elements in place.
  private func keepsShape(_ update: TreeUpdate) -> Bool {
    guard update.removals.isEmpty, update.root == nil || update.root == root else { return false }
    return update.changes.allSatisfy { change in
      guard let old = self[change.id], old.children == change.element.children else { return false }
      let before = old.box?.details
      let after = change.element.box?.details
      return before?.sortPriority == after?.sortPriority
        && (readingOrder == .source || before?.frame == after?.frame)
    }
  }

  /// Replaces an element in place and updates the kinds of its ancestors.
  private mutating func replace(_ change: TreeUpdate.Change) {
    let index = Int(change.id.index)
    elements[index] = Self.sealed(change.element)
    refresh(change.id.index)
  }

  /// A secret is never stored: all that is ever spoken of it is its number of characters.
  static func sealed(_ element: Element) -> Element {
    guard element.states.isProtected || element.role == .secureTextField else { return element }
    var element = element
    element.states.isProtected = true
    element.value = String(repeating: "•", count: element.value.count)
    return element
  }

  /// Marks the changed elements and all their ancestors; returns how many were marked.
  private mutating func mark(_ touched: [UInt32]) -> Int {
    var marked = 0
    for start in touched where links[Int(start)].isAlive {
      var index = start
      while index != Self.nowhere, !links[Int(index)].isMarked {
        links[Int(index)].isMarked = true
        marked += 1
        index = links[Int(index)].parent
      }
    }
    return marked
  }

  private func stray(among touched: [UInt32]) -> ElementID? {
    touched.first { links[Int($0)].isAlive && links[Int($0)].isMarked }.map { id(at: $0) }
  }

  private mutating func findModal() {
    guard let root else { return modal = nil }
    var found = last(.modal, in: root)
    // A modal without stops does not confine the cursor.
    while let id = found, !kinds(within: id).contains(.stop) {
      found = previous(.modal, before: id, in: root)
    }
    modal = found
  }
}
