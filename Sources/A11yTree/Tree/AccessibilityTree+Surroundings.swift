// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// An ancestor of a stop, and whether the stop is the first or the last in it.
  public struct Surrounding: Hashable, Sendable {
    /// The ancestor.
    public var id: ElementID
    /// Whether no other stop in it is read earlier.
    public var isFirst: Bool
    /// Whether no other stop in it is read later.
    public var isLast: Bool
  }

  /// The ancestors of a stop, the outermost first, each with its edges. O(depth).
  public func surroundings(of id: ElementID) -> [Surrounding] {
    guard contains(id) else { return [] }
    // Unmade rows are assumed to hold stops.
    let mask = ElementKinds([.stop, .unmade]).rawValue
    var result: [Surrounding] = []
    var index = id.index
    var isFirst = true
    var isLast = child(of: index, from: 0, mask) == nil
    while true {
      let link = links[Int(index)]
      guard link.parent != Self.nowhere else { break }
      let isStop = slots[Int(link.parent)].own & mask != 0
      isFirst =
        isFirst && !isStop && child(of: link.parent, backFrom: Int(link.place) - 1, mask) == nil
      isLast = isLast && child(of: link.parent, from: Int(link.place) + 1, mask) == nil
      result.append(Surrounding(id: self.id(at: link.parent), isFirst: isFirst, isLast: isLast))
      index = link.parent
    }
    result.reverse()
    return result
  }
}
