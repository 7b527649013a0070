// SPDX-License-Identifier: MIT

import A11yTree

/// The contents of the next tree update.
@MainActor
struct ElementChanges {
  private var unfolded: [ElementNode] = []
  private var changed: [ElementNode] = []
  private var removals: [ElementID] = []
  private var announcements: [Announcement] = []
  private var notifications: [TreeUpdate.Notification] = []

  /// Whether all elements have been computed.
  var isFolded: Bool { unfolded.isEmpty }

  /// Schedules the computation of an element.
  mutating func needsFold(_ node: ElementNode) { unfolded.append(node) }

  /// Removes and returns the next element that needs to be computed. Child elements are returned before their parents.
  mutating func takeUnfolded() -> ElementNode? { unfolded.popLast() }

  /// Records an element that is new or has changed.
  mutating func record(_ node: ElementNode) { changed.append(node) }

  /// Records that an element has been removed.
  mutating func remove(_ id: ElementID) { removals.append(id) }

  mutating func announce(_ announcement: Announcement) { announcements.append(announcement) }

  mutating func notify(_ notification: TreeUpdate.Notification) {
    notifications.append(notification)
  }

  /// Returns the collected tree update, and marks the elements in it as emitted.
  // This method is mutating, because otherwise the contents would be copied first.
  mutating func emit(root: RootNode?) -> TreeUpdate {
    var newRoot: ElementID?
    var list: [TreeUpdate.Change] = []
    list.reserveCapacity(changed.count)
    // The loop uses indices, so that no node is retained longer than needed.
    for index in changed.indices.reversed() {
      let node = changed[index]
      node.state.remove(.isRecorded)
      guard let id = node.id, !node.flags.contains(.isGone), node.state.contains(.isShown) else {
        continue
      }
      if !node.state.contains(.isEmitted), node === root { newRoot = id }
      node.state.insert(.isEmitted)
      list.append(TreeUpdate.Change(id, node.element))
    }
    return TreeUpdate(
      root: newRoot,
      changes: list,
      removals: removals,
      announcements: announcements,
      notifications: notifications
    )
  }

  /// Discards the emitted changes.
  mutating func endTurn() {
    // Only the first turn needs a large capacity.
    let isLarge = changed.capacity > 4096
    changed.removeAll(keepingCapacity: !isLarge)
    if isLarge, unfolded.isEmpty { unfolded = [] }
    removals = []
    announcements = []
    notifications = []
  }
}
