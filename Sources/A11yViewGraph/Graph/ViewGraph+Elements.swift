// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Recomputes each dirty element once, children first.
  package func foldElements() {
    while let node = unfolded.popLast() { node.foldIfNeeded() }
  }

  /// The changes since the last update.
  package func emit() -> TreeUpdate {
    var update = TreeUpdate()
    update.changes.reserveCapacity(changed.count)
    for node in changed.reversed() {
      node.state.remove(.isRecorded)
      guard let id = node.id, !node.flags.contains(.isGone), node.state.contains(.isShown) else {
        continue
      }
      if !node.state.contains(.isEmitted), node === root { update.root = id }
      node.state.insert(.isEmitted)
      update.changes.append(TreeUpdate.Change(id, node.element))
    }
    counters.elementsChanged += update.changes.count
    update.removals = removals
    update.announcements = announcements
    update.notifications = notifications
    run(.emit) { try $0.emit(into: &update, in: self) }
    // Only the first turn needs this much capacity.
    let isLarge = changed.capacity > 4096
    changed.removeAll(keepingCapacity: !isLarge)
    if isLarge, unfolded.isEmpty { unfolded = [] }
    removals = []
    announcements = []
    notifications = []
    slots.endTurn()
    return update
  }

  /// The whole tree as it is now.
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
}
