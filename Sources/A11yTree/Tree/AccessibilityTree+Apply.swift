extension AccessibilityTree {
  /// Takes in what changed at the source.
  ///
  /// Costs time for what changed and for what stands around it, not for the whole tree.
  ///
  /// - Throws: ``TreeError`` if the elements no longer make one tree. The tree is empty then.
  public mutating func apply(_ update: TreeUpdate) throws(TreeError) {
    do {
      try change(update)
    } catch {
      self = AccessibilityTree(readingOrder: readingOrder)
      throw error
    }
  }

  private mutating func change(_ update: TreeUpdate) throws(TreeError) {
    guard !(update.changes.isEmpty && update.removals.isEmpty && update.root == nil) else { return }
    if keepsShape(update) {
      for change in update.changes { replace(change) }
      return findModal()
    }
    var touched: [UInt32] = []
    var released: [ElementID] = []
    touched.reserveCapacity(update.changes.count)
    for change in update.changes { store(change, &touched, &released) }
    for change in update.changes { try adopt(change) }
    for id in update.removals { remove(id) }
    for id in released where contains(id) && isStray(id, newRoot: update.root) { remove(id) }
    if let root = update.root { self.root = root }
    guard let root, contains(root), links[Int(root.index)].parent == Self.nowhere else {
      throw .noRoot
    }
    let marked = mark(touched)
    let settled = try settle(root.index)
    guard settled == marked else { throw .unreachable(stray(among: touched) ?? root) }
    findModal()
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
  private static func sealed(_ element: Element) -> Element {
    guard element.states.isProtected || element.role == .secureTextField else { return element }
    var element = element
    element.states.isProtected = true
    element.value = String(repeating: "•", count: element.value.count)
    return element
  }

  private mutating func store(
    _ change: TreeUpdate.Change,
    _ touched: inout [UInt32],
    _ released: inout [ElementID]
  ) {
    let index = Int(change.id.index)
    if index >= links.count {
      let more = index + 1 - links.count
      links.append(contentsOf: repeatElement(Link(), count: more))
      slots.append(contentsOf: repeatElement(Slot(), count: more))
      elements.append(contentsOf: repeatElement(Element(), count: more))
    }
    if contains(change.id) {
      let parent = links[index].parent
      if parent != Self.nowhere { touched.append(parent) }
    } else {
      if links[index].isAlive {
        // The slot was given to a new element before the old one was taken away.
        released += elements[index].children
      } else {
        count += 1
      }
      links[index] = Link(generation: change.id.generation, isAlive: true)
    }
    if elements[index].children != change.element.children {
      release(elements[index].children, from: change.id.index)
      released += elements[index].children
    }
    elements[index] = Self.sealed(change.element)
    touched.append(change.id.index)
  }

  /// Children that an element no longer names stand nowhere until another one names them.
  private mutating func release(_ children: [ElementID], from parent: UInt32) {
    for child in children where contains(child) && links[Int(child.index)].parent == parent {
      links[Int(child.index)].parent = Self.nowhere
    }
  }

  private func isStray(_ id: ElementID, newRoot: ElementID?) -> Bool {
    links[Int(id.index)].parent == Self.nowhere && id != (newRoot ?? root)
  }

  private mutating func adopt(_ change: TreeUpdate.Change) throws(TreeError) {
    for child in elements[Int(change.id.index)].children {
      guard contains(child) else { throw .missingChild(child, parent: change.id) }
      let parent = links[Int(child.index)].parent
      guard parent == Self.nowhere || parent == change.id.index else { throw .twoParents(child) }
      links[Int(child.index)].parent = change.id.index
    }
  }

  private mutating func remove(_ id: ElementID) {
    guard contains(id) else { return }
    var doomed = [id]
    while let next = doomed.popLast() {
      let index = Int(next.index)
      guard links[index].isAlive else { continue }
      for child in elements[index].children where contains(child) {
        if links[Int(child.index)].parent == next.index { doomed.append(child) }
      }
      links[index].isAlive = false
      links[index].parent = Self.nowhere
      elements[index] = Element()
      slots[index] = Slot()
      reordered[next.index] = nil
      blocks[next.index] = nil
      count -= 1
    }
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
    modal = nil
    guard let root, let found = last(.modal, in: root) else { return }
    modal = kinds(within: found).contains(.stop) || kinds(of: found).contains(.stop) ? found : nil
  }
}
