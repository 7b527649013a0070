// SPDX-License-Identifier: MIT

/// The kinds found in and below each element, by slot, so that searches skip what cannot match.
struct KindIndex: Sendable {
  private static let blockSize = 256

  /// The part of an element that searches read, stored separately so that many fit in a cache line.
  private struct Slot: Equatable {
    /// The kinds of the element itself; 0 if it is hidden.
    var own: UInt64 = 0
    /// The kinds in and below it.
    var subtree: UInt64 = 0
  }

  private var slots = ContiguousArray<Slot>()
  /// For elements with many children, the kinds found in each run of `blockSize` of them.
  private var blocks: [UInt32: ContiguousArray<UInt64>] = [:]

  /// The kinds of the element itself; 0 if it is hidden.
  func own(_ index: UInt32) -> UInt64 { slots[Int(index)].own }

  /// The kinds in and below the element.
  func subtree(_ index: UInt32) -> UInt64 { slots[Int(index)].subtree }

  // MARK: Changing

  /// Makes room for elements.
  mutating func makeRoom(_ capacity: Int) {
    guard capacity > slots.count else { return }
    slots.append(contentsOf: repeatElement(Slot(), count: capacity - slots.count))
  }

  /// Forgets an element.
  mutating func remove(_ index: UInt32) {
    slots[Int(index)] = Slot()
    blocks[index] = nil
  }

  /// Computes the kinds of an element from those of its children.
  mutating func summarise(_ index: UInt32, in shape: TreeShape) {
    let children = shape.children(index)
    if children.count > Self.blockSize {
      blocks[index] = ContiguousArray(
        stride(from: 0, to: children.count, by: Self.blockSize).map {
          kindsOfBlock($0 / Self.blockSize, of: children)
        }
      )
    } else if !blocks.isEmpty {
      blocks[index] = nil
    }
    slots[Int(index)] = slot(of: index, in: shape)
  }

  /// Updates the kinds of a changed element, and those of its ancestors as far as they change.
  @inline(__always)
  mutating func refresh(_ changed: UInt32, in shape: TreeShape) {
    var index = changed
    while true {
      let slot = slot(of: index, in: shape)
      let isSame = slot == slots[Int(index)]
      slots[Int(index)] = slot
      let parent = shape.parent(index)
      if isSame || parent == TreeShape.nowhere { return }
      let siblings = shape.children(parent)
      if siblings.count > Self.blockSize {
        let block = shape.place(index) / Self.blockSize
        let kinds = kindsOfBlock(block, of: siblings)
        blocks[parent]?[block] = kinds
      }
      index = parent
    }
  }

  private func slot(of index: UInt32, in shape: TreeShape) -> Slot {
    let element = shape.element(index)
    if element.states.isHidden { return Slot() }
    let own = element.kinds.rawValue
    let children = shape.children(index)
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

  // MARK: Searching

  /// The first child from an index on, in reading order, whose subtree has any of some kinds.
  func child(
    of index: UInt32,
    from start: Int,
    _ mask: UInt64,
    in shape: TreeShape
  ) -> UInt32? {
    let children = shape.children(index)
    guard start < children.count, slots[Int(index)].subtree & mask != 0 else { return nil }
    let blocks = children.count > Self.blockSize ? self.blocks[index] : nil
    var place = start
    while place < children.count {
      if let blocks, blocks[place / Self.blockSize] & mask == 0 {
        place = (place / Self.blockSize + 1) * Self.blockSize
        continue
      }
      let end = min((place / Self.blockSize + 1) * Self.blockSize, children.count)
      while place < end {
        let child = children[place].index
        if slots[Int(child)].subtree & mask != 0 { return child }
        place += 1
      }
    }
    return nil
  }

  /// The last child up to an index, in reading order, whose subtree has any of some kinds.
  func child(
    of index: UInt32,
    backFrom start: Int,
    _ mask: UInt64,
    in shape: TreeShape
  ) -> UInt32? {
    guard start >= 0, slots[Int(index)].subtree & mask != 0 else { return nil }
    let children = shape.children(index)
    let blocks = children.count > Self.blockSize ? self.blocks[index] : nil
    var place = min(start, children.count - 1)
    while place >= 0 {
      let first = place / Self.blockSize * Self.blockSize
      if let blocks, blocks[place / Self.blockSize] & mask == 0 {
        place = first - 1
        continue
      }
      while place >= first {
        let child = children[place].index
        if slots[Int(child)].subtree & mask != 0 { return child }
        place -= 1
      }
    }
    return nil
  }
}
