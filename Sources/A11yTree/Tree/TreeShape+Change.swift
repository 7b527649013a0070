// SPDX-License-Identifier: MIT

extension TreeShape {
  /// Reserves storage for the slots in an update.
  ///
  /// - Throws: ``TreeError/sparse(_:)`` if the slot of an id would need far more space than all elements together.
  mutating func makeRoom(for update: TreeUpdate) throws(TreeError) {
    guard let highest = update.changes.max(by: { $0.id.index < $1.id.index })?.id else { return }
    let limit = 65_536 + 8 * (links.count + update.changes.count)
    guard Int(highest.index) < limit else { throw .sparse(highest) }
    let more = Int(highest.index) + 1 - links.count
    guard more > 0 else { return }
    links.append(contentsOf: repeatElement(Link(), count: more))
    elements.append(contentsOf: repeatElement(Element(), count: more))
  }

  /// Stores a new or changed element in its slot, and releases the children that the element no longer lists.
  mutating func store(_ change: TreeUpdate.Change, _ move: inout TreeMove) {
    let index = Int(change.id.index)
    remember(change.id.index, &move)
    if contains(change.id) {
      let parent = links[index].parent
      if parent != Self.nowhere { move.touched.append(parent) }
    } else {
      if links[index].isAlive {
        // The slot was reassigned to a new element before the old element was removed.
        bereave(change.id.index, &move)
        release(elements[index].children, from: change.id.index)
        move.released += elements[index].children
      } else {
        count += 1
      }
      links[index] = Link(generation: change.id.generation, isAlive: true)
      forgetRuns(of: change.id.index)
      elements[index] = Element()
    }
    let replaced = ReplacedRun(of: elements[index].children, by: change.element.children)
    if !replaced.old.isEmpty {
      let released = elements[index].children[replaced.old]
      release(released, from: change.id.index)
      move.released += released
    }
    move.note(replaced, of: change.id.index)
    if change.element.children.count <= SiblingRuns.few { forgetRuns(of: change.id.index) }
    elements[index] = change.element.sealed
    hasPriorities = hasPriorities || hasPriority(change.id)
    move.touched.append(change.id.index)
  }

  /// Removes the parent link from children that an element no longer lists, until another element lists them.
  private mutating func release(_ children: some Sequence<ElementID>, from parent: UInt32) {
    for child in children where contains(child) && links[Int(child.index)].parent == parent {
      links[Int(child.index)].parent = Self.nowhere
    }
  }

  /// Notes that an element's parent must no longer list the element.
  private func bereave(_ index: UInt32, _ move: inout TreeMove) {
    let parent = links[Int(index)].parent
    if parent != Self.nowhere { move.bereft.insert(id(at: parent)) }
  }

  /// Returns whether an element that is not the root is missing from every parent's list of children.
  func isStray(_ id: ElementID, besides root: ElementID?) -> Bool {
    links[Int(id.index)].parent == Self.nowhere && id != root
  }

  /// Links a changed element's children to the element.
  mutating func adopt(
    _ change: TreeUpdate.Change,
    _ move: inout TreeMove,
    root: ElementID?
  ) throws(TreeError) {
    // A later change in the same update may have reused or rewritten the slot.
    guard contains(change.id) else { return }
    let children = elements[Int(change.id.index)].children
    for child in children[move.adopted(by: change.id, of: children.count)] {
      guard contains(child) else { throw .missingChild(child, parent: change.id) }
      let parent = links[Int(child.index)].parent
      if parent == change.id.index { move.noteRepetition(in: parent) }
      if parent != Self.nowhere, parent != change.id.index {
        guard isGoing(parent, move, root: root) else { throw .twoParents(child) }
        move.taken.append((child, id(at: parent)))
      }
      links[Int(child.index)].parent = change.id.index
    }
  }

  /// Returns whether an update removes an element, as far as this is known before the whole update has been applied.
  private func isGoing(_ start: UInt32, _ move: TreeMove, root: ElementID?) -> Bool {
    var index = start
    for _ in 0...AccessibilityTree.depthLimit {
      if move.leaving.contains(id(at: index)) { return true }
      let parent = links[Int(index)].parent
      if parent == Self.nowhere { return id(at: index) != root }
      index = parent
    }
    return false
  }

  /// Removes an element and all descendants that have not been moved elsewhere.
  mutating func remove(_ id: ElementID, _ move: inout TreeMove, _ kinds: inout KindIndex) {
    guard contains(id) else { return }
    bereave(id.index, &move)
    var doomed = [id]
    while let next = doomed.popLast() {
      let index = Int(next.index)
      guard links[index].isAlive else { continue }
      for child in elements[index].children where contains(child) {
        if links[Int(child.index)].parent == next.index { doomed.append(child) }
      }
      remember(next.index, &move)
      links[index].isAlive = false
      links[index].parent = Self.nowhere
      forgetRuns(of: next.index)
      elements[index] = Element()
      reordered[next.index] = nil
      kinds.remove(next.index)
      count -= 1
    }
  }

  /// Checks that the remaining elements list only existing children and that no child has more than one parent.
  func check(_ move: TreeMove) throws(TreeError) {
    for parent in move.bereft.sorted() where contains(parent) {
      for child in elements[Int(parent.index)].children {
        guard contains(child) else { throw .missingChild(child, parent: parent) }
      }
    }
    for (child, parent) in move.taken where contains(parent) { throw .twoParents(child) }
  }

  /// Replaces an element whose children stay the same.
  mutating func replace(_ change: TreeUpdate.Change) {
    elements[Int(change.id.index)] = change.element.sealed
    hasPriorities = hasPriorities || hasPriority(change.id)
  }

  /// Saves a slot's contents, in case the update turns out to be invalid.
  private func remember(_ index: UInt32, _ move: inout TreeMove) {
    guard move.isUndoable else { return }
    let link = links[Int(index)]
    move.undone.append(
      TreeMove.Previous(
        index: index,
        generation: link.generation,
        isAlive: link.isAlive,
        element: elements[Int(index)]
      )
    )
  }

  /// Restores the contents that an invalid update overwrote, and returns the entire earlier tree as an update.
  mutating func undo(_ undone: [TreeMove.Previous], root: ElementID?) -> TreeUpdate {
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
    return whole
  }
}

extension Element {
  /// The element with a secret value replaced by bullets, because only the number of characters in the value is ever
  /// spoken.
  fileprivate var sealed: Element {
    guard states.isProtected || role == .secureTextField else { return self }
    var element = self
    element.states.isProtected = true
    element.value = String(repeating: "•", count: value.count)
    return element
  }
}
