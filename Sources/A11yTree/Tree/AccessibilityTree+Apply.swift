extension AccessibilityTree {
  /// Takes in what changed at the source.
  ///
  /// Costs time for what changed and for what stands around it, not for the whole tree.
  ///
  /// - Throws: ``TreeError`` if the elements would no longer make one tree. The tree stays as it
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

  /// What an update moved, to be looked at once all of it is in.
  struct Move {
    /// The elements that the update removes by name.
    var leaving: Set<ElementID>
    /// Whether there is a tree to go back to.
    var isUndoable: Bool
    /// What was in the slots before, in the order in which they were written.
    var undone: [Previous] = []
    /// The slots of what changed and of what it stood in.
    var touched: [UInt32] = []
    /// Elements that their parent no longer names.
    var released: [ElementID] = []
    /// Elements whose child went, or whose child's slot was given away.
    var bereft: Set<ElementID> = []
    /// Children taken from a parent that seems to go.
    var taken: [(child: ElementID, parent: ElementID)] = []
  }

  /// Whether an update only changes elements where they stand.
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

  /// Replaces an element where it stands, and tells those around it what can be found there now.
  private mutating func replace(_ change: TreeUpdate.Change) {
    let index = Int(change.id.index)
    elements[index] = Self.sealed(change.element)
    refresh(change.id.index)
  }

  /// A secret is never kept: all that is ever said of it is how many characters it has.
  static func sealed(_ element: Element) -> Element {
    guard element.states.isProtected || element.role == .secureTextField else { return element }
    var element = element
    element.states.isProtected = true
    element.value = String(repeating: "•", count: element.value.count)
    return element
  }

  /// Marks what changed and all around it; says how many elements that are.
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
    // One that holds nothing to stop at keeps nobody in.
    while let id = found, !kinds(within: id).contains(.stop) {
      found = previous(.modal, before: id, in: root)
    }
    modal = found
  }
}
