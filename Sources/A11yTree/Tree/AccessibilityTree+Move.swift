// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// Makes room for the slots of an update.
  ///
  /// - Throws: ``TreeError/sparse(_:)`` if an id would need far more room than there are elements.
  mutating func makeRoom(for update: TreeUpdate) throws(TreeError) {
    guard let highest = update.changes.max(by: { $0.id.index < $1.id.index })?.id else { return }
    let limit = 65_536 + 8 * (links.count + update.changes.count)
    guard Int(highest.index) < limit else { throw .sparse(highest) }
    let more = Int(highest.index) + 1 - links.count
    guard more > 0 else { return }
    links.append(contentsOf: repeatElement(Link(), count: more))
    slots.append(contentsOf: repeatElement(Slot(), count: more))
    elements.append(contentsOf: repeatElement(Element(), count: more))
  }

  /// Stores a new or changed element in its slot and releases the children it no longer names.
  mutating func store(_ change: TreeUpdate.Change, _ move: inout Move) {
    let index = Int(change.id.index)
    remember(change.id.index, &move)
    if contains(change.id) {
      let parent = links[index].parent
      if parent != Self.nowhere { move.touched.append(parent) }
    } else {
      if links[index].isAlive {
        // The slot was given to a new element before the old one was removed.
        bereave(change.id.index, &move)
        release(elements[index].children, from: change.id.index)
        move.released += elements[index].children
      } else {
        count += 1
      }
      links[index] = Link(generation: change.id.generation, isAlive: true)
      elements[index] = Element()
    }
    if elements[index].children != change.element.children {
      release(elements[index].children, from: change.id.index)
      move.released += elements[index].children
    }
    elements[index] = Self.sealed(change.element)
    move.touched.append(change.id.index)
  }

  /// Children that an element no longer names have no parent until another element names them.
  private mutating func release(_ children: [ElementID], from parent: UInt32) {
    for child in children where contains(child) && links[Int(child.index)].parent == parent {
      links[Int(child.index)].parent = Self.nowhere
    }
  }

  /// Records that an element's parent must no longer name it.
  private func bereave(_ index: UInt32, _ move: inout Move) {
    let parent = links[Int(index)].parent
    if parent != Self.nowhere { move.bereft.insert(id(at: parent)) }
  }

  func isStray(_ id: ElementID) -> Bool {
    links[Int(id.index)].parent == Self.nowhere && id != root
  }

  /// Links the children of a changed element to it.
  mutating func adopt(_ change: TreeUpdate.Change, _ move: inout Move) throws(TreeError) {
    // A later change in the same update may have reused the slot, or changed it again.
    guard contains(change.id) else { return }
    for child in elements[Int(change.id.index)].children {
      guard contains(child) else { throw .missingChild(child, parent: change.id) }
      let parent = links[Int(child.index)].parent
      if parent != Self.nowhere, parent != change.id.index {
        guard isGoing(parent, move) else { throw .twoParents(child) }
        move.taken.append((child, id(at: parent)))
      }
      links[Int(child.index)].parent = change.id.index
    }
  }

  /// Whether an element leaves with an update, as far as is known before all of it is applied.
  private func isGoing(_ start: UInt32, _ move: Move) -> Bool {
    var index = start
    for _ in 0...Self.depthLimit {
      if move.leaving.contains(id(at: index)) { return true }
      let parent = links[Int(index)].parent
      if parent == Self.nowhere { return id(at: index) != root }
      index = parent
    }
    return false
  }

  /// Removes an element and the descendants that are not moved elsewhere.
  mutating func remove(_ id: ElementID, _ move: inout Move) {
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
      elements[index] = Element()
      slots[index] = Slot()
      reordered[next.index] = nil
      blocks[next.index] = nil
      count -= 1
    }
  }

  /// Checks that the remaining elements name only existing children, and that none lost a child.
  func check(_ move: Move) throws(TreeError) {
    for parent in move.bereft.sorted() where contains(parent) {
      for child in elements[Int(parent.index)].children {
        guard contains(child) else { throw .missingChild(child, parent: parent) }
      }
    }
    for (child, parent) in move.taken where contains(parent) { throw .twoParents(child) }
  }
}
