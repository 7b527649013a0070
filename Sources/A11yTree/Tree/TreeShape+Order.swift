// SPDX-License-Identifier: MIT

extension TreeShape {
  /// Marks the changed elements and all their ancestors; returns how many were marked.
  mutating func mark(_ touched: [UInt32]) -> Int {
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

  /// A marked element among those that were touched.
  func stray(among touched: [UInt32]) -> ElementID? {
    touched.first { links[Int($0)].isAlive && links[Int($0)].isMarked }.map { id(at: $0) }
  }

  /// The next marked child of an element.
  func markedChild(of index: UInt32, from start: Int) -> (index: UInt32, place: Int)? {
    let children = children(index)
    var place = start
    while place < children.count {
      let child = children[place].index
      if links[Int(child)].isMarked { return (child, place) }
      place += 1
    }
    return nil
  }

  /// Removes an element's mark; returns whether it had one.
  mutating func unmark(_ index: UInt32) -> Bool {
    guard links[Int(index)].isMarked else { return false }
    links[Int(index)].isMarked = false
    return true
  }

  /// Computes the reading order of the children and stores each child's place in it.
  mutating func arrange(_ index: UInt32) throws(TreeError) {
    let children = elements[Int(index)].children
    guard !children.isEmpty else {
      if !reordered.isEmpty { reordered[index] = nil }
      return
    }
    let needsOrder =
      readingOrder != .source || hasPriorities && children.contains(where: hasPriority)
    let order = needsOrder ? order(of: children) : nil
    if order != nil || !reordered.isEmpty { reordered[index] = order }
    for (place, child) in (order ?? children).enumerated() {
      links[Int(child.index)].place = UInt32(truncatingIfNeeded: place)
    }
    for (place, child) in (order ?? children).enumerated()
    where links[Int(child.index)].place != UInt32(truncatingIfNeeded: place) {
      throw .twoParents(child)
    }
  }

  func hasPriority(_ id: ElementID) -> Bool {
    (elements[Int(id.index)].box?.details.sortPriority ?? 0) != 0
  }

  private func order(of children: [ElementID]) -> [ElementID]? {
    guard children.count > 1 else { return nil }
    return readingOrder.order(of: children, children.map { elements[Int($0.index)].box?.details })
  }

  /// Computes an element's height from those of its children.
  mutating func measure(_ index: UInt32) {
    let below = children(index).reduce(0) { max($0, links[Int($1.index)].height) }
    links[Int(index)].height = below == .max ? .max : below + 1
  }
}
