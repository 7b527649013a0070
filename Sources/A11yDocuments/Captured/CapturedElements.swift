// SPDX-License-Identifier: MIT

import A11yTree

/// The elements of a capture, and what a user has changed in them.
///
/// The tree that was built when the document was read is kept as it is, and shared with the session
/// until that changes its own: so a capture of a million elements is held once.
struct CapturedElements {
  private let captured: AccessibilityTree
  private var changed: [ElementID: Element] = [:]
  private var removed: Set<ElementID> = []

  init(of tree: AccessibilityTree) { captured = tree }

  /// The tree, as long as it is as it was captured.
  var tree: AccessibilityTree? { changed.isEmpty && removed.isEmpty ? captured : nil }

  /// How siblings are ordered.
  var readingOrder: ReadingOrder { captured.readingOrder }

  /// An element as it is now; `nil` if it is gone.
  subscript(id: ElementID) -> Element? {
    removed.contains(id) ? nil : changed[id] ?? captured[id]
  }

  /// The parent of an element that is not gone.
  func parent(of id: ElementID) -> ElementID? {
    removed.contains(id) ? nil : captured.parent(of: id)
  }

  mutating func change(_ id: ElementID, to element: Element) { changed[id] = element }

  /// Removes an element and everything inside it.
  mutating func remove(_ id: ElementID) {
    var pending = [id]
    while let next = pending.popLast() {
      pending += self[next]?.children ?? []
      changed[next] = nil
      removed.insert(next)
    }
  }

  /// All elements below one and itself, each after its parent.
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
