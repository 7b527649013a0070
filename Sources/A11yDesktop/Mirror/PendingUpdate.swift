// SPDX-License-Identifier: MIT

import A11yTree

/// The contents of the next update.
@BusActor
struct PendingUpdate {
  private var changed: [ElementID: MirrorNode] = [:]
  private var removed: [ElementID] = []
  /// The announcements, notifications and focus changes to report together with changes to elements.
  private var wishes = TreeUpdate()

  /// Marks a node's element as changed.
  mutating func change(_ node: MirrorNode) { changed[node.id] = node }

  /// Records that a node no longer exists. The node's element is removed if it was reported to the session.
  mutating func remove(_ node: MirrorNode) {
    changed[node.id] = nil
    if node.sent != nil { removed.append(node.id) }
  }

  /// Adds an announcement to the update, unless the update already contains too many.
  mutating func announce(_ announcement: Announcement) {
    if wishes.announcements.count < 50 { wishes.announcements.append(announcement) }
  }

  mutating func notify(_ notification: TreeUpdate.Notification) {
    wishes.notifications.append(notification)
  }

  mutating func moveKeyboardFocus(to id: ElementID) { wishes.keyboardFocus = .move(id) }

  /// Returns an update with the changes since the previous call, in the order of the elements. The update is empty if
  /// nothing has changed.
  ///
  /// - Parameter element: A closure that creates the element of a node.
  mutating func take(below root: MirrorNode?, _ element: (MirrorNode) -> Element) -> TreeUpdate {
    var update = wishes
    for node in changed.values.sorted(by: { $0.id < $1.id }) {
      guard node.parent != nil || node === root else { continue }
      let element = element(node)
      guard element != node.sent else { continue }
      if node === root, node.sent == nil { update.root = node.id }
      node.sent = element
      update.changes.append(.init(node.id, element))
    }
    // An element whose slot was reused is not removed explicitly, because the new element's change replaces it.
    let reused = Set(update.changes.map(\.id.index))
    update.removals = removed.filter { !reused.contains($0.index) }
    self = PendingUpdate()
    return update
  }
}
