// SPDX-License-Identifier: MIT

/// The elements that assistive technologies can reach, and their reading order.
///
/// Only ``apply(_:)`` changes a tree. A tree is a value, so a navigator that receives a tree cannot change it, and a
/// copy is unaffected by later changes. Elements are stored in one array by slot, so a lookup is O(1) (`TreeShape`).
/// The tree also stores the kinds found in each element and its descendants (`KindIndex`), so the cost of a search is
/// proportional to the tree's depth rather than its size.
public struct AccessibilityTree: Sendable {
  /// The maximum depth to which elements can be nested.
  public static let depthLimit = 10_000

  /// The root element, if the tree is not empty.
  public internal(set) var root: ElementID?

  /// The topmost reachable modal element, if any. While a modal element is present, the user can reach only that
  /// element and its contents.
  public internal(set) var modal: ElementID?

  /// The identity of the tree's arrangement of elements, which is replaced whenever the arrangement changes.
  public internal(set) var arrangement = Arrangement()

  /// The windows and apps among which the user can choose if the source is a whole desktop.
  public internal(set) var desktop: DesktopChoices?

  var shape: TreeShape
  var kinds = KindIndex()

  /// Creates an empty tree.
  public init(readingOrder: ReadingOrder = .source) {
    shape = TreeShape(readingOrder: readingOrder)
  }

  /// Creates a tree from a source's first update.
  ///
  /// - Throws: ``TreeError`` if the elements do not form one tree.
  public init(_ update: TreeUpdate, readingOrder: ReadingOrder = .source) throws(TreeError) {
    self.init(readingOrder: readingOrder)
    try apply(update)
  }

  /// The rule that determines the reading order of siblings.
  public var readingOrder: ReadingOrder { shape.readingOrder }

  /// The number of elements.
  public var count: Int { shape.count }
}

extension AccessibilityTree {
  /// The element with the given ID, or `nil` if that element no longer exists. O(1).
  public subscript(id: ElementID) -> Element? {
    shape[id]
  }

  /// Returns an element's role, or `nil` if the element no longer exists. The complexity is O(1), because the rest of
  /// the element is not copied.
  public func role(of id: ElementID) -> Role? {
    contains(id) ? shape.role(id.index) : nil
  }

  /// Returns an element's language. The language is specified by the element or by its nearest ancestor with a
  /// language. If no language is specified, the result is an empty string. O(depth).
  public func language(of id: ElementID) -> String {
    guard contains(id) else { return "" }
    var next = id.index
    while next != TreeShape.nowhere {
      if let box = shape.box(next), !box.details.language.isEmpty {
        return box.details.language
      }
      next = shape.parent(next)
    }
    return ""
  }

  /// Returns the nearest table that is or contains the element. O(depth).
  public func table(around id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    var next = id.index
    while next != TreeShape.nowhere {
      if shape.role(next).isTable { return shape.id(at: next) }
      next = shape.parent(next)
    }
    return nil
  }

  /// Returns an element's frame on the screen, or `nil` if the frame is unknown. The complexity is O(1), because the
  /// rest of the element is not copied.
  public func frame(of id: ElementID) -> Frame? {
    contains(id) ? shape.box(id.index)?.details.frame : nil
  }

  /// Returns the scanning style of an element's contents, or `nil` if the program does not set a style. O(1).
  public func navigationStyle(of id: ElementID) -> NavigationStyle? {
    contains(id) ? shape.box(id.index)?.details.navigationStyle : nil
  }

  /// Returns a cell's position in a table, or `nil` if the element is not a cell. O(1).
  public func cell(of id: ElementID) -> TableCell? {
    contains(id) ? shape.box(id.index)?.details.cell : nil
  }

  /// Returns whether an element is in the tree. O(1).
  public func contains(_ id: ElementID) -> Bool {
    shape.contains(id)
  }

  /// Returns an element's parent. O(1).
  public func parent(of id: ElementID) -> ElementID? {
    guard contains(id) else { return nil }
    let parent = shape.parent(id.index)
    return parent == TreeShape.nowhere ? nil : shape.id(at: parent)
  }

  /// Returns an element's children, in reading order. O(1).
  public func children(of id: ElementID) -> [ElementID] {
    contains(id) ? shape.children(id.index) : []
  }

  /// Returns an element's ancestors, nearest first. O(depth).
  public func ancestors(of id: ElementID) -> [ElementID] {
    guard contains(id) else { return [] }
    var result: [ElementID] = []
    var next = shape.parent(id.index)
    while next != TreeShape.nowhere {
      result.append(shape.id(at: next))
      next = shape.parent(next)
    }
    return result
  }

  /// Returns whether an element is the given container or one of its descendants. O(depth).
  public func isInside(_ id: ElementID, _ container: ElementID) -> Bool {
    guard contains(id) else { return false }
    var next = id.index
    while next != TreeShape.nowhere {
      if next == container.index { return contains(container) }
      next = shape.parent(next)
    }
    return false
  }

  /// Returns whether an element and all of its ancestors are visible to assistive technologies. O(depth).
  public func isVisible(_ id: ElementID) -> Bool {
    guard contains(id) else { return false }
    var next = id.index
    while next != TreeShape.nowhere {
      if shape.isHidden(next) { return false }
      next = shape.parent(next)
    }
    return true
  }

  /// Returns the kinds of an element itself, or an empty set if the element is hidden. O(1).
  public func kinds(of id: ElementID) -> ElementKinds {
    contains(id) ? ElementKinds(rawValue: kinds.own(id.index)) : []
  }

  /// Returns the kinds found in an element and its descendants. O(1).
  public func kinds(within id: ElementID) -> ElementKinds {
    contains(id) ? ElementKinds(rawValue: kinds.subtree(id.index)) : []
  }

  /// The part of the tree that the user can currently reach: the topmost modal element or, if there is none, everything
  /// below the root.
  public var scope: ElementID? { modal ?? root }
}
