// SPDX-License-Identifier: MIT

import A11yTree

/// A tree written as an outline, and the updates that tests make to it.
///
/// Each line is one element, which consists of a role, a label in quotes, attributes, and a `#name` by which tests find
/// the element. An indentation of two spaces puts an element inside the element above it. An element's ID is its
/// zero-based line number.
///
/// ```
/// Page("""
///   main
///     heading "Fruit" level=2
///     list #fruit
///       listitem "apple" selected
///   """)
/// ```
public struct Page: Sendable {
  /// The current tree.
  public internal(set) var tree: AccessibilityTree
  /// The update that created the tree.
  public let start: TreeUpdate
  var names: [String: ElementID] = [:]
  var nextIndex: UInt32

  /// Reads an outline. If the outline is invalid, stops the test with the line number.
  public init(_ outline: String, readingOrder: ReadingOrder = .source) {
    var reader = OutlineReader(firstIndex: 0)
    reader.read(outline)
    precondition(reader.tops.count == 1, "an outline has one top line:\n\(outline)")
    names = reader.names
    nextIndex = reader.nextIndex
    start = TreeUpdate(root: reader.tops[0], changes: reader.changes)
    do {
      tree = try AccessibilityTree(start, readingOrder: readingOrder)
    } catch {
      preconditionFailure("\(error) in:\n\(outline)")
    }
  }

  /// The ID for a `#name` or a label in the outlines.
  public subscript(name: String) -> ElementID {
    if let id = names[name] { return id }
    preconditionFailure("no element is called \(name)")
  }

  /// Returns the test's name for an element, which is its `#name`, otherwise its first label, or otherwise its ID.
  public func name(of id: ElementID?) -> String? {
    guard let id else { return nil }
    return names.first { $0.value == id }?.key ?? "\(id)"
  }

  /// Applies an update.
  public mutating func apply(_ update: TreeUpdate) throws { try tree.apply(update) }

  /// Changes an element in place.
  public func change(_ name: String, _ change: (inout Element) -> Void) -> TreeUpdate {
    guard var element = tree[self[name]] else { preconditionFailure("\(name) is gone") }
    change(&element)
    return TreeUpdate(changes: [.init(self[name], element)])
  }

  /// Removes an element and its contents from its parent.
  public func remove(_ names: String...) -> TreeUpdate {
    let gone = names.map { self[$0] }
    var update = TreeUpdate(removals: gone)
    for parent in Set(gone.compactMap { tree.parent(of: $0) }).sorted() where !gone.contains(parent)
    {
      guard var element = tree[parent] else { continue }
      element.children.removeAll { gone.contains($0) }
      update.changes.append(.init(parent, element))
    }
    return update
  }

  /// Inserts the elements of an outline into a parent at a zero-based position, or at the end.
  public mutating func insert(_ outline: String, into parent: String, at place: Int? = nil)
    -> TreeUpdate
  {
    var reader = OutlineReader(firstIndex: nextIndex, names: names)
    reader.read(outline)
    names = reader.names
    nextIndex = reader.nextIndex
    guard var element = tree[self[parent]] else { preconditionFailure("\(parent) is gone") }
    element.children.insert(contentsOf: reader.tops, at: place ?? element.children.count)
    return TreeUpdate(changes: [.init(self[parent], element)] + reader.changes)
  }
}

extension TreeUpdate {
  /// Combines two updates into one.
  public static func + (lhs: TreeUpdate, rhs: TreeUpdate) -> TreeUpdate {
    TreeUpdate(
      root: rhs.root ?? lhs.root,
      changes: lhs.changes + rhs.changes,
      removals: lhs.removals + rhs.removals,
      focusRequests: lhs.focusRequests + rhs.focusRequests,
      announcements: lhs.announcements + rhs.announcements,
      notifications: lhs.notifications + rhs.notifications
    )
  }
}
