// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Computes each outdated element once, children first.
  package func foldElements() {
    while let node = changes.takeUnfolded() { node.foldIfNeeded() }
  }

  /// Returns the changes to elements since the last update.
  package func emit() -> TreeUpdate {
    var update = changes.emit(root: root)
    counters.elementsChanged += update.changes.count
    addOfFeatures(to: &update)
    changes.endTurn()
    slots.endTurn()
    return update
  }

  // This is a separate function, because a value captured by a closure is copied when it is returned.
  private func addOfFeatures(to update: inout TreeUpdate) {
    run(.emit) { try $0.emit(into: &update, in: self) }
  }

  /// Returns the whole element tree in its current state.
  package func wholeTree() -> TreeUpdate {
    var update = TreeUpdate(root: root?.id)
    for slot in slots.nodes {
      guard let node = slot?.takeUnretainedValue(), node.state.contains(.isEmitted),
        let id = node.id
      else { continue }
      update.changes.append(TreeUpdate.Change(id, node.element))
    }
    return update
  }

  /// Returns the node for an element ID in O(1), or `nil` if there is no such node.
  package func node(of id: ElementID) -> ElementNode? { slots[id] }

  /// Adds an announcement to the next update.
  package func announce(_ announcement: Announcement) { changes.announce(announcement) }

  /// Adds a notification to the next update.
  package func notify(_ notification: TreeUpdate.Notification) { changes.notify(notification) }
}
