// SPDX-License-Identifier: MIT

import A11yTree

/// A page that changes: Chrome's nodes as elements whose ids stay the same for the same DOM node.
///
/// It reads the nodes exactly as a capture is read, and finds what differs from the last time.
package struct LivePage: Sendable {
  /// The current elements.
  package private(set) var elements: [ElementID: Element] = [:]
  /// What the last reading did not know and skipped.
  package private(set) var notices: [DocumentNotice] = []
  /// The root, once something has been read.
  package private(set) var root: ElementID?
  private var nodes: [ChromeNode] = []
  private var places: [ElementID: Int] = [:]
  private var identities = Identities()
  /// Where the nodes are in the list, by their own ids and by those of the DOM.
  private var placesByNode: [String: Int] = [:]
  private var placesByDOM: [Int: Int] = [:]

  /// Creates a page without elements.
  package init() {}

  /// Reads the nodes of the whole page, and returns what changed.
  ///
  /// O(nodes).
  ///
  /// - Parameters:
  ///   - finish: Changes the elements that only a live page can know more of.
  /// - Throws: ``DocumentError`` if the nodes do not form a tree; the page stays as it was.
  package mutating func read(
    _ nodes: [ChromeNode],
    finish: (inout [TreeUpdate.Change], [ElementID: Int]) -> Void = { _, _ in }
  ) throws(DocumentError) -> TreeUpdate {
    var reader = try ChromeReader(nodes: nodes)
    let order = try reader.readPage()
    notices = reader.page.notices.all
    identities.begin()
    var ids = [ElementID](repeating: ElementID(index: 0), count: reader.page.nodes.count)
    var places: [ElementID: Int] = [:]
    places.reserveCapacity(order.count)
    for index in order {
      let place = Int(reader.page.nodes[index].source)
      let node = nodes.indices.contains(place) ? nodes[place] : nil
      ids[index] = identities.id(of: node)
      if node != nil { places[ids[index]] = place }
    }
    identities.end()
    var update = reader.page.update(order, ids)
    finish(&update.changes, places)
    self.nodes = nodes
    self.places = places
    placesByNode = reader.places
    placesByDOM = [:]
    placesByDOM.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() {
      // Of several nodes of one DOM node, the first contains it.
      if let dom = node.backendDOMNodeId, placesByDOM[dom] == nil { placesByDOM[dom] = place }
    }
    return changes(update)
  }

  /// Forgets all elements: the next reading makes new ones.
  package mutating func reset() {
    identities.forget()
    nodes = []
    places = [:]
    placesByNode = [:]
    placesByDOM = [:]
  }

  /// Ids for elements that no node represents; the same ones every time.
  package mutating func reserve(_ count: Int) -> [ElementID] { identities.reserve(count) }

  /// The node that an element was made from.
  package func node(of id: ElementID) -> ChromeNode? { places[id].map { nodes[$0] } }

  /// The element that was made from a DOM node, otherwise from the nearest node that contains it.
  package func element(ofDOMNode dom: Int) -> ElementID? { nearest(toDOMNode: dom).element }

  /// Where focus on a DOM node is: at its element, or at the first one inside a node that is none.
  package func focusedElement(ofDOMNode dom: Int) -> ElementID? {
    if let id = shown(dom) { return id }
    var rest = placesByDOM[dom].map { [$0] } ?? []
    while let place = rest.popLast() {
      if let id = nodes[place].backendDOMNodeId.flatMap(shown) { return id }
      rest += nodes[place].childIds.reversed().compactMap { placesByNode[$0] }
    }
    return element(ofDOMNode: dom)
  }

  /// Does what ``element(ofDOMNode:)`` does, and counts the nodes that it looks at.
  func nearest(toDOMNode dom: Int) -> (element: ElementID?, looks: Int) {
    if let id = shown(dom) { return (id, 1) }
    var next = placesByDOM[dom]
    var looks = 1
    while let place = next, looks < AccessibilityTree.depthLimit {
      looks += 1
      if let id = nodes[place].backendDOMNodeId.flatMap(shown) { return (id, looks) }
      next = nodes[place].parentId.flatMap { placesByNode[$0] }
    }
    return (nil, looks)
  }

  private func shown(_ dom: Int) -> ElementID? {
    identities.id(ofDOMNode: dom).flatMap { elements[$0] == nil ? nil : $0 }
  }

  /// What differs from the last reading.
  private mutating func changes(_ whole: TreeUpdate) -> TreeUpdate {
    var current: [ElementID: Element] = [:]
    current.reserveCapacity(whole.changes.count)
    var changed: [TreeUpdate.Change] = []
    for change in whole.changes {
      current[change.id] = change.element
      let before = elements[change.id]
      guard before != change.element else { continue }
      var change = change
      change.scope = before.map { $0.scope(of: change.element) } ?? .added
      changed.append(change)
    }
    // What is inside a removed element goes with it.
    var inside: Set<ElementID> = []
    let removed = elements.keys.filter { current[$0] == nil }
    for id in removed { inside.formUnion(elements[id]?.children ?? []) }
    let removals = removed.filter { !inside.contains($0) && $0 != root }.sorted()
    defer {
      elements = current
      root = whole.root
    }
    return TreeUpdate(
      root: whole.root == root ? nil : whole.root,
      changes: changed,
      removals: removals
    )
  }
}

extension Element {
  /// What is new about a later form of the element.
  fileprivate func scope(of later: Element) -> TreeUpdate.Change.Scope {
    guard label == later.label, value == later.value, role == later.role, states == later.states,
      traits == later.traits, level == later.level
    else { return .words }
    var (before, after) = (details, later.details)
    (before.frame, after.frame) = (nil, nil)
    (before.cell, after.cell) = (nil, nil)
    (before.table, after.table) = (nil, nil)
    return before == after ? .surroundings : .words
  }
}
