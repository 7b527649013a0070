// SPDX-License-Identifier: MIT

/// The elements of a tree by slot, and who is whose child.
///
/// It changes in `TreeShape+Change.swift` (elements come, go and move) and in
/// `TreeShape+Order.swift` (their places are computed).
struct TreeShape: Sendable {
  static let nowhere: UInt32 = .max

  /// An element's place in the tree.
  struct Link: Sendable {
    var parent: UInt32 = nowhere
    /// The place among the parent's children in reading order.
    var place: UInt32 = 0
    var generation: UInt32 = 0
    var isAlive = false
    var isMarked = false
    /// The number of levels from this element to its deepest descendant, both included.
    var height: UInt16 = 1
  }

  /// How siblings are ordered.
  let readingOrder: ReadingOrder
  /// The number of elements.
  var count = 0
  var links = ContiguousArray<Link>()
  var elements = ContiguousArray<Element>()
  /// The children of elements whose reading order differs from the source order.
  var reordered: [UInt32: [ElementID]] = [:]

  /// Whether any element may have a sort priority.
  var hasPriorities = false

  init(readingOrder: ReadingOrder) { self.readingOrder = readingOrder }

  /// The number of slots, free ones included.
  var capacity: Int { links.count }

  /// The element with an id, or `nil` if it is gone.
  subscript(id: ElementID) -> Element? { contains(id) ? elements[Int(id.index)] : nil }

  /// Whether an element is in the tree.
  func contains(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    return index < links.count && links[index].isAlive && links[index].generation == id.generation
  }

  func id(at index: UInt32) -> ElementID {
    ElementID(index: index, generation: links[Int(index)].generation)
  }

  /// The element in a slot.
  func element(_ index: UInt32) -> Element { elements[Int(index)] }

  /// The role of the element in a slot, without a copy of anything else.
  func role(_ index: UInt32) -> Role { elements[Int(index)].role }

  /// The rarer properties of the element in a slot, without a copy of anything else.
  func box(_ index: UInt32) -> Element.Box? { elements[Int(index)].box }

  func isHidden(_ index: UInt32) -> Bool { elements[Int(index)].states.isHidden }

  /// The slot of an element's parent, or ``nowhere``.
  func parent(_ index: UInt32) -> UInt32 { links[Int(index)].parent }

  /// An element's place among its siblings in reading order.
  func place(_ index: UInt32) -> Int { Int(links[Int(index)].place) }

  /// The number of levels from an element to its deepest descendant, both included.
  func height(_ index: UInt32) -> Int { Int(links[Int(index)].height) }

  /// An element's children, in reading order.
  func children(_ index: UInt32) -> [ElementID] {
    if !reordered.isEmpty, let order = reordered[index] { return order }
    return elements[Int(index)].children
  }
}

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
