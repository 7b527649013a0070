// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// The next element in reading order that has any of some kinds.
  ///
  /// An element is read before its children. The cost is about the depth of the tree, whatever its
  /// size: subtrees without a match are skipped whole.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to look for.
  ///   - id: The element to start after; its children are searched too.
  ///   - scope: The element to stay inside.
  public func next(_ kinds: ElementKinds, after id: ElementID, in scope: ElementID) -> ElementID? {
    guard contains(id), contains(scope) else { return nil }
    let mask = kinds.rawValue
    if let found = firstBelow(id.index, mask) { return self.id(at: found) }
    var index = id.index
    while index != scope.index {
      let link = links[Int(index)]
      guard link.parent != Self.nowhere else { return nil }
      if let child = child(of: link.parent, from: Int(link.place) + 1, mask) {
        return self.id(at: firstAtOrBelow(child, mask))
      }
      index = link.parent
    }
    return nil
  }

  /// The previous element in reading order that has any of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to look for.
  ///   - id: The element to start before.
  ///   - scope: The element to stay inside.
  public func previous(
    _ kinds: ElementKinds,
    before id: ElementID,
    in scope: ElementID
  ) -> ElementID? {
    guard contains(id), contains(scope) else { return nil }
    let mask = kinds.rawValue
    var index = id.index
    while index != scope.index {
      let link = links[Int(index)]
      guard link.parent != Self.nowhere else { return nil }
      if let child = child(of: link.parent, backFrom: Int(link.place) - 1, mask) {
        return self.id(at: lastAtOrBelow(child, mask))
      }
      index = link.parent
      if slots[Int(index)].own & mask != 0 { return self.id(at: index) }
    }
    return nil
  }

  /// The first element in reading order that has any of some kinds, the scope itself included.
  public func first(_ kinds: ElementKinds, in scope: ElementID) -> ElementID? {
    guard contains(scope), slots[Int(scope.index)].subtree & kinds.rawValue != 0 else {
      return nil
    }
    return id(at: firstAtOrBelow(scope.index, kinds.rawValue))
  }

  /// The last element in reading order that has any of some kinds, the scope itself included.
  public func last(_ kinds: ElementKinds, in scope: ElementID) -> ElementID? {
    guard contains(scope), slots[Int(scope.index)].subtree & kinds.rawValue != 0 else {
      return nil
    }
    return id(at: lastAtOrBelow(scope.index, kinds.rawValue))
  }

  private func firstBelow(_ index: UInt32, _ mask: UInt64) -> UInt32? {
    child(of: index, from: 0, mask).map { firstAtOrBelow($0, mask) }
  }

  private func firstAtOrBelow(_ start: UInt32, _ mask: UInt64) -> UInt32 {
    var index = start
    while slots[Int(index)].own & mask == 0, let child = child(of: index, from: 0, mask) {
      index = child
    }
    return index
  }

  private func lastAtOrBelow(_ start: UInt32, _ mask: UInt64) -> UInt32 {
    var index = start
    while let child = child(of: index, backFrom: .max, mask) { index = child }
    return index
  }

  /// The first child from an index on, in reading order, whose subtree has any of some kinds.
  func child(of index: UInt32, from start: Int, _ mask: UInt64) -> UInt32? {
    let children = orderedChildren(index)
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
  func child(of index: UInt32, backFrom start: Int, _ mask: UInt64) -> UInt32? {
    guard start >= 0, slots[Int(index)].subtree & mask != 0 else { return nil }
    let children = orderedChildren(index)
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
