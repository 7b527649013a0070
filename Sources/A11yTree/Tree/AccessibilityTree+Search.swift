// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// Returns the next element, in reading order, of one of the wanted kinds.
  ///
  /// An element precedes its children. The cost is proportional to the depth of the tree rather than to its size,
  /// because subtrees without a match are skipped.
  ///
  /// - Parameters:
  ///   - wanted: The kinds to search for.
  ///   - id: The element to start after; its children are also searched.
  ///   - scope: The element outside which nothing is searched.
  public func next(_ wanted: ElementKinds, after id: ElementID, in scope: ElementID) -> ElementID? {
    guard contains(id), contains(scope) else { return nil }
    let mask = wanted.rawValue
    if let found = firstBelow(id.index, mask) { return shape.id(at: found) }
    var index = id.index
    while index != scope.index {
      let parent = shape.parent(index)
      guard parent != TreeShape.nowhere else { return nil }
      if let child = child(of: parent, from: shape.place(index) + 1, mask) {
        return shape.id(at: firstAtOrBelow(child, mask))
      }
      index = parent
    }
    return nil
  }

  /// Returns the previous element, in reading order, of one of the wanted kinds.
  ///
  /// - Parameters:
  ///   - wanted: The kinds to search for.
  ///   - id: The element to start before.
  ///   - scope: The element outside which nothing is searched.
  public func previous(
    _ wanted: ElementKinds,
    before id: ElementID,
    in scope: ElementID
  ) -> ElementID? {
    guard contains(id), contains(scope) else { return nil }
    let mask = wanted.rawValue
    var index = id.index
    while index != scope.index {
      let parent = shape.parent(index)
      guard parent != TreeShape.nowhere else { return nil }
      if let child = child(of: parent, backFrom: shape.place(index) - 1, mask) {
        return shape.id(at: lastAtOrBelow(child, mask))
      }
      index = parent
      if kinds.own(index) & mask != 0 { return shape.id(at: index) }
    }
    return nil
  }

  /// Returns the first element, in reading order, of one of the wanted kinds. The element can be the scope itself.
  public func first(_ wanted: ElementKinds, in scope: ElementID) -> ElementID? {
    guard contains(scope), kinds.subtree(scope.index) & wanted.rawValue != 0 else {
      return nil
    }
    return shape.id(at: firstAtOrBelow(scope.index, wanted.rawValue))
  }

  /// Returns the last element, in reading order, of one of the wanted kinds. The element can be the scope itself.
  public func last(_ wanted: ElementKinds, in scope: ElementID) -> ElementID? {
    guard contains(scope), kinds.subtree(scope.index) & wanted.rawValue != 0 else {
      return nil
    }
    return shape.id(at: lastAtOrBelow(scope.index, wanted.rawValue))
  }

  private func firstBelow(_ index: UInt32, _ mask: UInt64) -> UInt32? {
    child(of: index, from: 0, mask).map { firstAtOrBelow($0, mask) }
  }

  private func firstAtOrBelow(_ start: UInt32, _ mask: UInt64) -> UInt32 {
    var index = start
    while kinds.own(index) & mask == 0, let child = child(of: index, from: 0, mask) {
      index = child
    }
    return index
  }

  private func lastAtOrBelow(_ start: UInt32, _ mask: UInt64) -> UInt32 {
    var index = start
    while let child = child(of: index, backFrom: .max, mask) { index = child }
    return index
  }

  private func child(of index: UInt32, from start: Int, _ mask: UInt64) -> UInt32? {
    kinds.child(of: index, from: start, mask, in: shape)
  }

  private func child(of index: UInt32, backFrom start: Int, _ mask: UInt64) -> UInt32? {
    kinds.child(of: index, backFrom: start, mask, in: shape)
  }
}

extension AccessibilityTree {
  /// An ancestor of a stop, and whether that stop is the first or last in the ancestor.
  public struct Surrounding: Hashable, Sendable {
    /// The ancestor.
    public var id: ElementID
    /// Whether the stop is the first in the ancestor in reading order.
    public var isFirst: Bool
    /// Whether the stop is the last in the ancestor in reading order.
    public var isLast: Bool
  }

  /// Returns the ancestors of a stop, outermost first, and whether the stop is the first or the last stop in each
  /// ancestor. O(depth).
  public func surroundings(of id: ElementID) -> [Surrounding] {
    guard contains(id) else { return [] }
    // Rows that do not exist yet are assumed to contain stops.
    let mask = ElementKinds([.stop, .unmade]).rawValue
    var result: [Surrounding] = []
    var index = id.index
    var isFirst = true
    var isLast = child(of: index, from: 0, mask) == nil
    while true {
      let parent = shape.parent(index)
      guard parent != TreeShape.nowhere else { break }
      let isStop = kinds.own(parent) & mask != 0
      isFirst =
        isFirst && !isStop && child(of: parent, backFrom: shape.place(index) - 1, mask) == nil
      isLast = isLast && child(of: parent, from: shape.place(index) + 1, mask) == nil
      result.append(Surrounding(id: shape.id(at: parent), isFirst: isFirst, isLast: isLast))
      index = parent
    }
    result.reverse()
    return result
  }
}
