/// The elements that assistive technologies meet, and the order in which they are read.
///
/// A tree is changed by ``apply(_:)`` alone. It is a value: a navigator that was handed a tree
/// cannot change it, and a copy stays as it was. Elements lie in one array by slot, so looking one
/// up is O(1); besides each lie the kinds found in and below it, so that a search costs about the
/// depth of the tree, not its size.
public struct AccessibilityTree: Sendable {
  /// How deep elements may be nested.
  public static let depthLimit = 10_000

  /// The root element, if the tree is not empty.
  public internal(set) var root: ElementID?

  /// The topmost modal element that can be reached; while there is one, all else is out of reach.
  public internal(set) var modal: ElementID?

  /// How the order of siblings is found.
  public let readingOrder: ReadingOrder

  /// How many elements there are.
  public internal(set) var count = 0

  var slots = ContiguousArray<Slot>()
  var links = ContiguousArray<Link>()
  var elements = ContiguousArray<Element>()
  /// The children of elements whose reading order is not that of the source.
  var reordered: [UInt32: [ElementID]] = [:]
  /// For elements with many children, the kinds found in each run of `blockSize` of them.
  var blocks: [UInt32: ContiguousArray<UInt64>] = [:]

  /// Makes an empty tree.
  public init(readingOrder: ReadingOrder = .source) {
    self.readingOrder = readingOrder
  }

  /// Makes a tree from the first update of a source.
  ///
  /// - Throws: ``TreeError`` if the elements do not make one tree.
  public init(_ update: TreeUpdate, readingOrder: ReadingOrder = .source) throws(TreeError) {
    self.init(readingOrder: readingOrder)
    try apply(update)
  }
}

extension AccessibilityTree {
  static let blockSize = 256
  static let nowhere: UInt32 = .max

  /// What a search reads of an element: kept apart from the element, so that many fit in a cache
  /// line.
  struct Slot: Equatable, Sendable {
    /// The kinds of the element itself; 0 if it is hidden.
    var own: UInt64 = 0
    /// The kinds in and below it.
    var subtree: UInt64 = 0
  }

  /// Where an element stands.
  struct Link: Sendable {
    var parent: UInt32 = nowhere
    /// The place among the parent's children in reading order.
    var place: UInt32 = 0
    var generation: UInt32 = 0
    var isAlive = false
    var isMarked = false
    /// How many elements lie on the way down to the deepest one, this one included.
    var height: UInt16 = 1
  }

  /// The element of an id, or `nil` if it is gone. O(1).
  public subscript(id: ElementID) -> Element? {
    contains(id) ? elements[Int(id.index)] : nil
  }

  /// What an element is, or `nil` if it is gone. O(1), and copies nothing else of the element.
  public func role(of id: ElementID) -> Role? {
    contains(id) ? elements[Int(id.index)].role : nil
  }

  /// The language of an element: its own, else that of the nearest one around it; empty where none
  /// states any. O(depth).
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

  /// The nearest table that an element is or stands in. O(depth).
  public func table(around id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    var next = id.index
    while next != Self.nowhere {
      if elements[Int(next)].role.isTable { return self.id(at: next) }
      next = links[Int(next)].parent
    }
    return nil
  }

  /// The place that an element has in a table, or `nil` if it is no cell. O(1).
  public func cell(of id: ElementID) -> TableCell? {
    contains(id) ? elements[Int(id.index)].box?.details.cell : nil
  }

  /// Whether the element of an id is in the tree. O(1).
  public func contains(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    return index < links.count && links[index].isAlive && links[index].generation == id.generation
  }

  /// The element that an element stands in. O(1).
  public func parent(of id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    let parent = links[Int(id.index)].parent
    return parent == Self.nowhere ? nil : self.id(at: parent)
  }

  /// What is inside an element, in reading order. O(1).
  public func children(of id: ElementID) -> [ElementID] {
    contains(id) ? orderedChildren(id.index) : []
  }

  /// The elements around an element, the nearest first. O(depth).
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

  /// Whether an element is another, or stands inside it. O(depth).
  public func isInside(_ id: ElementID, _ container: ElementID) -> Bool {
    guard contains(id) else { return false }
    var next = id.index
    while next != Self.nowhere {
      if next == container.index { return contains(container) }
      next = links[Int(next)].parent
    }
    return false
  }

  /// Whether neither an element nor anything around it is hidden. O(depth).
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

  /// What can be reached now: the topmost modal element, else the root.
  public var scope: ElementID? { modal ?? root }

  func id(at index: UInt32) -> ElementID {
    ElementID(index: index, generation: links[Int(index)].generation)
  }

  func orderedChildren(_ index: UInt32) -> [ElementID] {
    if !reordered.isEmpty, let order = reordered[index] { return order }
    return elements[Int(index)].children
  }
}
