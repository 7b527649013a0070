// SPDX-License-Identifier: MIT

import A11yTree

/// The existing nodes for an app's objects, and the order of the nodes.
@BusActor
final class NodeTree {
  /// The nodes of the app's objects.
  private(set) var all: [AccessibleReference: MirrorNode] = [:]
  /// The node for the app, or `nil` until the app has been read.
  private(set) var root: MirrorNode?
  /// The existing but hidden objects.
  private(set) var hidden = HiddenObjects()
  /// The contents of the next update.
  var pending = PendingUpdate()
  /// For each object, the objects that refer to it as their label, description or error message.
  private var mentions: [AccessibleReference: Set<AccessibleReference>] = [:]
  private var byID: [ElementID: MirrorNode] = [:]
  private var ids: ElementIDs
  /// The nodes that have been created since ``takeFresh()`` was last called.
  private var fresh: [ElementID] = []
  private let toolkit: any Toolkit
  private let user: UserPlace

  /// Creates a tree whose elements have consecutive IDs, starting with the given one.
  init(_ toolkit: any Toolkit, _ user: UserPlace, firstID: ElementID) {
    ids = ElementIDs(from: firstID)
    self.toolkit = toolkit
    self.user = user
  }

  /// Returns the node for an object, or `nil` if the object is hidden.
  subscript(reference: AccessibleReference) -> MirrorNode? { all[reference] }

  /// Returns the node for an element, or `nil` if the element no longer exists.
  subscript(id: ElementID) -> MirrorNode? { byID[id] }

  /// Returns whether a node is still in the tree.
  func contains(_ node: MirrorNode) -> Bool { byID[node.id] === node }

  /// Returns the objects that refer to an object as their label, description or error message.
  func mentions(of reference: AccessibleReference) -> Set<AccessibleReference> {
    mentions[reference] ?? []
  }

  /// Returns the window that contains a node, or the node itself if it is a window.
  func window(of node: MirrorNode) -> MirrorNode? {
    node.parent === root ? node : node.ancestor { $0.parent === root }
  }

  /// Creates the node for the app.
  func makeRoot(_ app: AccessibleReference, _ facts: AccessibleFacts) -> MirrorNode {
    let node = make(.object(app), facts)
    root = node
    return node
  }

  /// Creates a node without a parent.
  func make(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts = AccessibleFacts()) -> MirrorNode {
    let node = MirrorNode(kind, id: ids.make())
    node.facts = facts
    byID[node.id] = node
    if let reference = node.reference {
      all[reference] = node
      hidden.remove(reference)
      addMentions(by: reference, facts)
    }
    change(node)
    fresh.append(node.id)
    return node
  }

  /// Returns the nodes that have been created since the last call. The app may not yet have laid out the objects of new
  /// nodes.
  func takeFresh() -> [MirrorNode] {
    defer { fresh = [] }
    return fresh.compactMap { byID[$0] }
  }

  /// Removes a node and all nodes inside it.
  func drop(_ node: MirrorNode) {
    var dropped = [node]
    while let next = dropped.popLast() {
      guard byID.removeValue(forKey: next.id) != nil else { continue }
      dropped += next.children + [next.strip].compactMap(\.self)
      next.setChildren([])
      if let reference = next.reference {
        all[reference] = nil
        hidden.removeChildren(of: reference)
        removeMentions(by: reference, next.facts)
        user.leave(reference)
      }
      pending.remove(next)
      ids.release(next.id)
    }
  }

  // MARK: Facts

  /// Marks a node's element as changed.
  func change(_ node: MirrorNode) { pending.change(node) }

  /// Replaces the facts about a node's object, including its references to other objects.
  func update(_ node: MirrorNode, _ facts: AccessibleFacts) {
    if let reference = node.reference, facts.relations != node.facts.relations {
      removeMentions(by: reference, node.facts)
      addMentions(by: reference, facts)
    }
    node.facts = facts
    change(node)
  }

  /// Marks a node and its ancestors as changed, if their names come from their contents.
  func changeNames(above node: MirrorNode) {
    var next: MirrorNode? = node
    while let above = next, above.facts.name.isEmpty {
      if above.facts.role.isNamedByContents { change(above) }
      next = above.parent
    }
  }

  /// Marks the elements that use an object's words as changed.
  func changeMentioned(by reference: AccessibleReference) {
    for other in mentions(of: reference) { self[other].map(change) }
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

  // MARK: Hidden objects

  /// Returns whether an object is on the screen or would be if a container were scrolled.
  func isPresent(_ facts: AccessibleFacts, in parent: MirrorNode) -> Bool {
    let isLine = facts.role == .separator && facts.attributes["tag"] == "hr"
    if facts.role.meaning.kind == .gone, !isLine { return false }
    if toolkit.shows(facts) { return true }
    guard facts.isVisible, toolkit.hidesWhatIsScrolled else { return false }
    return isScrolled(parent)
  }

  /// Returns whether a node is in a scrolling container that is itself on the screen. A closed menu inside a scrolling
  /// container is treated as hidden.
  private func isScrolled(_ node: MirrorNode) -> Bool {
    func scrolls(_ node: MirrorNode) -> Bool {
      [.viewport, .scrollPane, .list, .listBox, .documentText, .documentWeb, .documentFrame]
        .contains(node.facts.role) && toolkit.shows(node.facts)
    }
    func ends(_ node: MirrorNode) -> Bool { node.facts.role == .menu || scrolls(node) }
    let end = ends(node) ? node : node.ancestor(where: ends)
    return end.map(scrolls) ?? false
  }

  /// Records that an object exists but is hidden.
  func hide(_ reference: AccessibleReference, in parent: AccessibleReference?) {
    hidden.insert(reference, in: parent)
  }

  /// Returns the next hidden objects to check again.
  func nextHidden(_ limit: Int) -> [AccessibleReference] { hidden.next(limit) }

  /// Discards an object that no longer exists.
  func forget(_ reference: AccessibleReference) { hidden.remove(reference) }

  // MARK: Arrangement

  /// Replaces a node's children and drops the previous children that have disappeared.
  func replaceChildren(of parent: MirrorNode, by children: [MirrorNode]) {
    let kept = Set(children.map(\.id))
    for child in parent.children where !kept.contains(child.id) {
      if let reference = child.reference { hide(reference, in: parent.reference) }
      drop(child)
    }
    parent.setChildren(arranged(children, in: parent))
    place(parent)
    change(parent)
    if parent.facts.role == .pageTabList {
      if parent.strip == nil { parent.setStrip(make(.tabs)) }
      parent.strip.map(change)
    }
    // The list of tabs changes too, because the page in a tab becomes a sibling of the tabs.
    if parent.facts.role == .pageTab, let tabs = parent.parent { change(tabs) }
    changeNames(above: parent)
  }

  /// Returns the given children in reading order.
  ///
  /// The children are sorted by their positions on the screen, row by row, because a toolkit's containers list children
  /// in the order in which they were added or in reverse order. The children of lists, tables and menus are not sorted.
  private func arranged(_ children: [MirrorNode], in parent: MirrorNode) -> [MirrorNode] {
    if parent.facts.role == .application { return windows(children) }
    if toolkit.hasPages { return children }
    switch parent.facts.role.meaning.kind {
    case .wrapper, .element(.group), .element(.window), .element(.dialog): break
    default: return children
    }
    guard children.count > 1, children.allSatisfy({ $0.facts.frame != nil }) else {
      return children
    }
    return children.sortedByPlace { $0.facts.frame ?? Frame(x: 0, y: 0, width: 0, height: 0) }
  }

  /// Returns the given windows from back to front. The session uses the last window.
  private func windows(_ children: [MirrorNode]) -> [MirrorNode] {
    let front = children.last { $0.facts.states.contains(.active) }?.reference ?? user.front
    let isFront: (MirrorNode) -> Int = { node in
      // Pop-ups and modal dialogs are in front of the window that they belong to.
      if node.facts.states.contains(.modal) || node.facts.role == .window { return 2 }
      return node.reference == front ? 1 : 0
    }
    return children.enumerated()
      .sorted { (isFront($0.element), $0.offset) < (isFront($1.element), $1.offset) }
      .map(\.element)
  }

  /// Sets the position in its set for each child that belongs to a set.
  private func place(_ parent: MirrorNode) {
    guard parent.demand == nil else { return }
    let inSet = parent.children.filter { Self.isCounted($0.facts.role) }
    for (place, node) in inSet.enumerated() {
      let position = Element.Position(place + 1, of: inSet.count)
      guard node.position != position else { continue }
      node.position = position
      change(node)
    }
  }

  private static func isCounted(_ role: AccessibleRole) -> Bool {
    switch role {
    case .pageTab, .listItem, .menuItem, .checkMenuItem, .radioMenuItem, .menu, .treeItem: true
    default: false
    }
  }
}

/// Sorts objects on the screen row by row from top to bottom, and from left to right within a row.
extension Array {
  func sortedByPlace(_ frame: (Element) -> Frame) -> [Element] {
    let byTop = enumerated().sorted {
      (frame($0.element).y, $0.offset) < (frame($1.element).y, $1.offset)
    }.map(\.element)
    var rows: [[Element]] = []
    var bottom = -Double.infinity
    for item in byTop {
      let frame = frame(item)
      // An item belongs to the row above if the row covers more than half of the item's height.
      if let last = rows.indices.last, bottom - frame.y > frame.height / 2 {
        rows[last].append(item)
        bottom = Swift.min(bottom, frame.maxY)
      } else {
        rows.append([item])
        bottom = frame.maxY
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        (frame($0.element).x, $0.offset) < (frame($1.element).x, $1.offset)
      }.map(\.element)
    }
  }
}

/// An allocator of element IDs that reuses the slots of removed elements with the next generation number.
private struct ElementIDs {
  private var next: ElementID
  private var free: [ElementID] = []

  init(from first: ElementID) { next = first }

  mutating func make() -> ElementID {
    if let old = free.popLast() {
      return ElementID(index: old.index, generation: old.generation &+ 1)
    }
    defer { next.index += 1 }
    return next
  }

  mutating func release(_ id: ElementID) { free.append(id) }
}
