// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// Updates order and kinds for every marked element below a start, deepest first, and returns how
  /// many there were.
  mutating func settle(_ start: UInt32) throws(TreeError) -> Int {
    guard links[Int(start)].isMarked else { return 0 }
    var settled = 0
    var path = [(index: start, place: 0)]
    links[Int(start)].isMarked = false
    try arrange(start)
    while let (index, place) = path.last {
      guard path.count <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
      if let next = markedChild(of: index, from: place) {
        path[path.count - 1].place = next.place + 1
        links[Int(next.index)].isMarked = false
        try arrange(next.index)
        path.append((next.index, 0))
      } else {
        path.removeLast()
        summarise(index)
        settled += 1
      }
    }
    return settled
  }

  private func markedChild(of index: UInt32, from start: Int) -> (index: UInt32, place: Int)? {
    let children = orderedChildren(index)
    var place = start
    while place < children.count {
      let child = children[place].index
      if links[Int(child)].isMarked { return (child, place) }
      place += 1
    }
    return nil
  }

  /// Computes the reading order of the children and stores each child's place in it.
  private mutating func arrange(_ index: UInt32) throws(TreeError) {
    let children = elements[Int(index)].children
    guard !children.isEmpty else {
      if !reordered.isEmpty { reordered[index] = nil }
      return
    }
    let needsOrder = readingOrder != .source || children.contains(where: hasPriority)
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

  private func hasPriority(_ id: ElementID) -> Bool {
    (elements[Int(id.index)].box?.details.sortPriority ?? 0) != 0
  }

  private mutating func summarise(_ index: UInt32) {
    let children = orderedChildren(index)
    if children.count > Self.blockSize {
      blocks[index] = ContiguousArray(
        stride(from: 0, to: children.count, by: Self.blockSize).map {
          kindsOfBlock($0 / Self.blockSize, of: children)
        }
      )
    } else if !blocks.isEmpty {
      blocks[index] = nil
    }
    slots[Int(index)] = slot(of: index)
    let below = children.reduce(0) { max($0, links[Int($1.index)].height) }
    links[Int(index)].height = below == .max ? .max : below + 1
  }

  /// Updates the kinds of a changed element, and those of its ancestors as far as they change.
  mutating func refresh(_ changed: UInt32) {
    var index = changed
    while true {
      let slot = slot(of: index)
      let isSame = slot == slots[Int(index)]
      slots[Int(index)] = slot
      let link = links[Int(index)]
      if isSame || link.parent == Self.nowhere { return }
      let siblings = orderedChildren(link.parent)
      if siblings.count > Self.blockSize {
        let block = Int(link.place) / Self.blockSize
        let kinds = kindsOfBlock(block, of: siblings)
        blocks[link.parent]?[block] = kinds
      }
      index = link.parent
    }
  }

  private func slot(of index: UInt32) -> Slot {
    let element = elements[Int(index)]
    if element.states.isHidden { return Slot() }
    let own = element.kinds.rawValue
    let children = orderedChildren(index)
    let below =
      children.count > Self.blockSize
      ? (blocks[index] ?? []).reduce(0, |)
      : children.reduce(0) { $0 | slots[Int($1.index)].subtree }
    return Slot(own: own, subtree: own | below)
  }

  private func kindsOfBlock(_ block: Int, of children: [ElementID]) -> UInt64 {
    let start = block * Self.blockSize
    return children[start..<min(start + Self.blockSize, children.count)]
      .reduce(0) { $0 | slots[Int($1.index)].subtree }
  }
}
