// SPDX-License-Identifier: MIT

import A11yTree

/// The nodes of an app's objects, and what the next update will hold.
@BusActor
final class NodeStore {
  /// What has to be handed over.
  struct Changes {
    /// What has to be said besides the changes of elements.
    var wishes: TreeUpdate
    /// The nodes whose elements have to be made again.
    var nodes: [MirrorNode]
    /// Elements that went.
    var removed: [ElementID]
  }

  /// The nodes of the app's objects.
  private(set) var all: [AccessibleReference: MirrorNode] = [:]
  /// The app's node; `nil` until it was read.
  private(set) var root: MirrorNode?
  /// Objects that exist and are not shown.
  private(set) var hidden = HiddenObjects()
  /// Objects that name others, by the others: labels, descriptions, errors.
  private var mentions: [AccessibleReference: Set<AccessibleReference>] = [:]
  private var byID: [ElementID: MirrorNode] = [:]
  private var ids = ElementIDs()
  private var changed: [ElementID: MirrorNode] = [:]
  private var removed: [ElementID] = []
  private var wishes = TreeUpdate()
  private var expected: Set<AccessibleReference> = []
  /// Whether the app has reported anything since relations were last read.
  private var hasNews = false
  /// Nodes that were made since the app was last quiet.
  private var fresh: [ElementID] = []

  subscript(reference: AccessibleReference) -> MirrorNode? { all[reference] }

  subscript(id: ElementID) -> MirrorNode? { byID[id] }

  /// The objects that name another.
  func mentions(of reference: AccessibleReference) -> Set<AccessibleReference> {
    mentions[reference] ?? []
  }

  func setRoot(_ node: MirrorNode) { root = node }

  /// Creates a node; nothing contains it yet.
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

  /// The objects that came since this was last asked: an app may not have laid them out before.
  func takeFresh() -> [MirrorNode] {
    defer { fresh = [] }
    return fresh.compactMap { byID[$0] }
  }

  /// Notes that the app has reported something.
  func noteNews() { hasNews = true }

  /// Whether the app has reported anything since this was last asked.
  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Drops a node and everything in it.
  ///
  /// - Parameter forget: Called with each object that no longer has a node.
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

  /// Replaces what is known of a node's object, with the objects that it names.
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

  /// Records that an object exists and is not shown.
  func hide(_ reference: AccessibleReference, in parent: AccessibleReference?) {
    hidden.insert(reference, in: parent)
  }

  /// The next objects that are not shown, to be looked at again.
  func nextHidden(_ limit: Int) -> [AccessibleReference] { hidden.next(limit) }

  /// Forgets an object that no longer exists.
  func forget(_ reference: AccessibleReference) { hidden.remove(reference) }

  /// Records that an object is about to show.
  func expect(_ reference: AccessibleReference) { expected.insert(reference) }

  /// The objects that are about to show, as far as they exist and did not show when they were asked.
  func takeExpected() -> [AccessibleReference] {
    defer { expected = [] }
    return expected.filter { hidden[$0] != nil }.sorted { $0.path < $1.path }
  }

  // MARK: The next update

  /// Has the element of a node made again.
  func change(_ node: MirrorNode) { changed[node.id] = node }

  /// Has something announced, unless the app floods us.
  func announce(_ announcement: Announcement) {
    if wishes.announcements.count < 50 { wishes.announcements.append(announcement) }
  }

  func notify(_ notification: TreeUpdate.Notification) {
    wishes.notifications.append(notification)
  }

  func moveKeyboardFocus(to id: ElementID) { wishes.keyboardFocus = .move(id) }

  /// What has changed since the last call, in the order of the elements.
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

/// Gives ids to elements, and gives the slots of those that went to others, a generation later.
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
