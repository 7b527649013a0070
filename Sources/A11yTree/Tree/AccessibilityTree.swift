// SPDX-License-Identifier: MIT

/// The elements that assistive technologies reach, and their reading order.
///
/// A tree is changed by ``apply(_:)`` alone. It is a value: a navigator that receives a tree cannot
/// change it, and a copy stays as it was. Elements are stored in one array by slot, so a lookup is
/// O(1). Beside each are the kinds found in and below it, so a search costs about the depth of the
/// tree, not its size.
public struct AccessibilityTree: Sendable {
  /// How deep elements may be nested.
  public static let depthLimit = 10_000

  /// The root element, if the tree is not empty.
  public internal(set) var root: ElementID?

  /// The topmost modal element that can be reached; while there is one, nothing outside it can be.
  public internal(set) var modal: ElementID?

  /// How siblings are ordered.
  public let readingOrder: ReadingOrder

  /// The number of elements.
  public internal(set) var count = 0

  var slots = ContiguousArray<Slot>()
  var links = ContiguousArray<Link>()
  var elements = ContiguousArray<Element>()
  /// The children of elements whose reading order differs from the source order.
  var reordered: [UInt32: [ElementID]] = [:]
  /// For elements with many children, the kinds found in each run of `blockSize` of them.
  var blocks: [UInt32: ContiguousArray<UInt64>] = [:]

  /// Makes an empty tree.
  public init(readingOrder: ReadingOrder = .source) {
    self.readingOrder = readingOrder
  }

  /// Makes a tree from the first update of a source.
  ///
  /// - Throws: ``TreeError`` if the elements do not form one tree.
  public init(_ update: TreeUpdate, readingOrder: ReadingOrder = .source) throws(TreeError) {
    self.init(readingOrder: readingOrder)
    try apply(update)
  }
}

extension AccessibilityTree {
  static let blockSize = 256
  static let nowhere: UInt32 = .max

  /// The part of an element that searches read, stored separately so that many fit in a cache line.
  struct Slot: Equatable, Sendable {
    /// The kinds of the element itself; 0 if it is hidden.
    var own: UInt64 = 0
    /// The kinds in and below it.
    var subtree: UInt64 = 0
  }

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

  /// The element with an id, or `nil` if it is gone. O(1).
  public subscript(id: ElementID) -> Element? {
    contains(id) ? elements[Int(id.index)] : nil
  }

  /// An element's role, or `nil` if it is gone. O(1), and copies nothing else of the element.
  public func role(of id: ElementID) -> Role? {
    contains(id) ? elements[Int(id.index)].role : nil
  }

  /// The language of an element: its own, otherwise that of its nearest ancestor that has one;
  /// empty if none has. O(depth).
  public func language(of id: ElementID) -> String {
    guard contains(id) else { return "" }
    var next = id.index
    while next != Self.nowhere {
      if let box = elements[Int(next)].box, !box.details.language.isEmpty {
        return box.details.language
      }
      next = links[Int(next)].parent
    }
    return ""
  }

  /// The nearest table that is the element or contains it. O(depth).
  public func table(around id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    var next = id.index
    while next != Self.nowhere {
      if elements[Int(next)].role.isTable { return self.id(at: next) }
      next = links[Int(next)].parent
    }
    return nil
  }

  /// An element's place in a table, or `nil` if it is not a cell. O(1).
  public func cell(of id: ElementID) -> TableCell? {
    contains(id) ? elements[Int(id.index)].box?.details.cell : nil
  }

  /// Whether an element is in the tree. O(1).
  public func contains(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    return index < links.count && links[index].isAlive && links[index].generation == id.generation
  }

  /// An element's parent. O(1).
  public func parent(of id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    let parent = links[Int(id.index)].parent
    return parent == Self.nowhere ? nil : self.id(at: parent)
  }

  /// An element's children, in reading order. O(1).
  public func children(of id: ElementID) -> [ElementID] {
    contains(id) ? orderedChildren(id.index) : []
  }

  /// An element's ancestors, the nearest first. O(depth).
  public func ancestors(of id: ElementID) -> [ElementID] {
    guard contains(id) else { return [] }
    var result: [ElementID] = []
    var next = links[Int(id.index)].parent
    while next != Self.nowhere {
      result.append(self.id(at: next))
      next = links[Int(next)].parent
    }
    return result
  }

  /// Whether an element is another or its descendant. O(depth).
  public func isInside(_ id: ElementID, _ container: ElementID) -> Bool {
    guard contains(id) else { return false }
    var next = id.index
    while next != Self.nowhere {
      if next == container.index { return contains(container) }
      next = links[Int(next)].parent
    }
    return false
  }

  /// Whether neither an element nor any of its ancestors is hidden. O(depth).
  public func isVisible(_ id: ElementID) -> Bool {
    guard contains(id) else { return false }
    var next = id.index
    while next != Self.nowhere {
      if elements[Int(next)].states.isHidden { return false }
      next = links[Int(next)].parent
    }
    return true
  }

  /// The kinds of an element itself; none if it is hidden. O(1).
  public func kinds(of id: ElementID) -> ElementKinds {
    contains(id) ? ElementKinds(rawValue: slots[Int(id.index)].own) : []
  }

  /// The kinds found in and below an element. O(1).
  public func kinds(within id: ElementID) -> ElementKinds {
    contains(id) ? ElementKinds(rawValue: slots[Int(id.index)].subtree) : []
  }

  /// What can be reached now: the topmost modal element, otherwise the root.
  public var scope: ElementID? { modal ?? root }

  func id(at index: UInt32) -> ElementID {
    ElementID(index: index, generation: links[Int(index)].generation)
  }

  func orderedChildren(_ index: UInt32) -> [ElementID] {
    if !reordered.isEmpty, let order = reordered[index] { return order }
    return elements[Int(index)].children
  }
}
