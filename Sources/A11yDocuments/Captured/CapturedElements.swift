// SPDX-License-Identifier: MIT

import A11yTree

/// The elements of a capture, with the changes that a user has made to them.
///
/// The session shares the tree that was built when the document was read, until the session changes its copy. A capture
/// of a million elements is therefore stored only once.
struct CapturedElements {
  private let captured: AccessibilityTree
  private var changed: [ElementID: Element] = [:]
  private var removed: Set<ElementID> = []

  init(of tree: AccessibilityTree) { captured = tree }

  /// The captured tree, or `nil` if any of its elements has changed.
  var tree: AccessibilityTree? { changed.isEmpty && removed.isEmpty ? captured : nil }

  /// The rule that determines the order of siblings.
  var readingOrder: ReadingOrder { captured.readingOrder }

  /// The current state of an element, or `nil` if the element no longer exists.
  subscript(id: ElementID) -> Element? {
    removed.contains(id) ? nil : changed[id] ?? captured[id]
  }

  /// Returns the parent of an element that still exists.
  func parent(of id: ElementID) -> ElementID? {
    removed.contains(id) ? nil : captured.parent(of: id)
  }

  mutating func change(_ id: ElementID, to element: Element) { changed[id] = element }

  /// Removes an element and all of its descendants.
  mutating func remove(_ id: ElementID) {
    var pending = [id]
    while let next = pending.popLast() {
      pending += self[next]?.children ?? []
      changed[next] = nil
      removed.insert(next)
    }
  }

  /// Returns an element and all of its descendants, with parents before their children.
  func all(from root: ElementID) -> [TreeUpdate.Change] {
    var found: [TreeUpdate.Change] = []
    found.reserveCapacity(captured.count)
    var pending = [root]
    while let next = pending.popLast() {
      guard let element = self[next] else { continue }
      found.append(TreeUpdate.Change(next, element))
      pending += element.children.reversed()
    }
    return found
  }
}
