// SPDX-License-Identifier: MIT

import A11yTree

/// The nodes of an app's objects, and the contents of the next update.
@BusActor
final class NodeStore {
  /// The changes that the next update must contain.
  struct Changes {
    /// The announcements, notifications and focus changes to report together with the changes to elements.
    var wishes: TreeUpdate
    /// The nodes whose elements must be created again.
    var nodes: [MirrorNode]
    /// The elements that were removed.
    var removed: [ElementID]
  }

  /// The nodes of the app's objects.
  private(set) var all: [AccessibleReference: MirrorNode] = [:]
  /// The app's node, or `nil` until the app has been read.
  private(set) var root: MirrorNode?
  /// The objects that exist but are not shown.
  private(set) var hidden = HiddenObjects()
  /// The objects that refer to another object as their label, description or error message, by the object to which they
  /// refer.
  private var mentions: [AccessibleReference: Set<AccessibleReference>] = [:]
  private var byID: [ElementID: MirrorNode] = [:]
  private var ids = ElementIDs()
  private var changed: [ElementID: MirrorNode] = [:]
  private var removed: [ElementID] = []
  private var wishes = TreeUpdate()
  private var expected: Set<AccessibleReference> = []
  /// Whether the app has reported anything since relations were last read.
  private var hasNews = false
  /// The nodes that have been created since ``takeFresh()`` was last called.
  private var fresh: [ElementID] = []

  subscript(reference: AccessibleReference) -> MirrorNode? { all[reference] }

  subscript(id: ElementID) -> MirrorNode? { byID[id] }

  /// Returns the objects that refer to an object as their label, description or error message.
  func mentions(of reference: AccessibleReference) -> Set<AccessibleReference> {
    mentions[reference] ?? []
  }

  func setRoot(_ node: MirrorNode) { root = node }

  /// Creates a node without a parent.
  func make(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts) -> MirrorNode {
    let node = MirrorNode(kind, id: ids.make())
    node.facts = facts
    byID[node.id] = node
    if let reference = node.reference {
      all[reference] = node
      hidden.remove(reference)
      addMentions(by: reference, facts)
    }
    changed[node.id] = node
    fresh.append(node.id)
    return node
  }

  /// Returns the nodes that have been created since the last call. When the nodes were created, the app may not yet
  /// have laid out their objects.
  func takeFresh() -> [MirrorNode] {
    defer { fresh = [] }
    return fresh.compactMap { byID[$0] }
  }

  /// Records that the app has reported an event.
  func noteNews() { hasNews = true }

  /// Returns whether the app has reported any events since the last call.
  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Removes a node and all nodes inside it.
  ///
  /// - Parameter forget: A closure that receives each object that no longer has a node.
  func drop(_ node: MirrorNode, _ forget: (AccessibleReference) -> Void) {
    var pending = [node]
    while let next = pending.popLast() {
      guard byID.removeValue(forKey: next.id) != nil else { continue }
      pending += next.children + [next.strip].compactMap(\.self)
      next.setChildren([])
      if let reference = next.reference {
        all[reference] = nil
        hidden.removeChildren(of: reference)
        removeMentions(by: reference, next.facts)
        forget(reference)
      }
      changed[next.id] = nil
      if next.sent != nil { removed.append(next.id) }
      ids.release(next.id)
    }
  }

  /// Replaces the facts about a node's object, including its references to other objects.
  func update(_ node: MirrorNode, _ facts: AccessibleFacts) {
    if let reference = node.reference, facts.relations != node.facts.relations {
      removeMentions(by: reference, node.facts)
      addMentions(by: reference, facts)
    }
    node.facts = facts
    change(node)
  }

  private func addMentions(by reference: AccessibleReference, _ facts: AccessibleFacts) {
    for other in facts.relations.values.joined() { mentions[other, default: []].insert(reference) }
  }

  private func removeMentions(by reference: AccessibleReference, _ facts: AccessibleFacts) {
    for other in facts.relations.values.joined() {
      mentions[other]?.remove(reference)
      if mentions[other]?.isEmpty == true { mentions[other] = nil }
    }
  }

  /// Records that an object exists but is not shown.
  func hide(_ reference: AccessibleReference, in parent: AccessibleReference?) {
    hidden.insert(reference, in: parent)
  }

  /// Returns the next hidden objects to check again.
  func nextHidden(_ limit: Int) -> [AccessibleReference] { hidden.next(limit) }

  /// Forgets an object that no longer exists.
  func forget(_ reference: AccessibleReference) { hidden.remove(reference) }

  /// Records that an object is about to be shown.
  func expect(_ reference: AccessibleReference) { expected.insert(reference) }

  /// Returns the hidden objects that are expected to be shown, and clears the expectation.
  func takeExpected() -> [AccessibleReference] {
    defer { expected = [] }
    return expected.filter { hidden[$0] != nil }.sorted { $0.path < $1.path }
  }

  // MARK: The next update

  /// Marks a node's element as changed.
  func change(_ node: MirrorNode) { changed[node.id] = node }

  /// Adds an announcement to the update, unless there are already too many.
  func announce(_ announcement: Announcement) {
    if wishes.announcements.count < 50 { wishes.announcements.append(announcement) }
  }

  func notify(_ notification: TreeUpdate.Notification) {
    wishes.notifications.append(notification)
  }

  func moveKeyboardFocus(to id: ElementID) { wishes.keyboardFocus = .move(id) }

  /// Returns the changes since the last call, in the order of the elements.
  func takeChanges() -> Changes {
    defer {
      wishes = TreeUpdate()
      changed = [:]
      removed = []
    }
    let nodes = changed.values.filter { $0.parent != nil || $0 === root }
    return Changes(wishes: wishes, nodes: nodes.sorted { $0.id < $1.id }, removed: removed)
  }
}

/// An assignment of ids to elements, which reuses the slots of removed elements with the next generation number.
struct ElementIDs {
  private var next: UInt32 = 0
  private var free: [ElementID] = []

  mutating func make() -> ElementID {
    if let old = free.popLast() {
      return ElementID(index: old.index, generation: old.generation &+ 1)
    }
    defer { next += 1 }
    return ElementID(index: next)
  }

  mutating func release(_ id: ElementID) { free.append(id) }
}
