// SPDX-License-Identifier: MIT

import A11yTree

/// A page that changes over time. The page's nodes are converted to elements with persistent IDs.
///
/// A live page is read exactly like a capture, and the result is then compared with the previous reading.
package struct LivePage: Sendable {
  /// The current elements.
  package private(set) var elements: [ElementID: Element] = [:]
  /// The notices about content that the last reading did not recognize and therefore skipped.
  package private(set) var notices: [DocumentNotice] = []
  /// The page's root element, once the page has been read.
  package private(set) var root: ElementID?
  private var nodes: [ChromeNode] = []
  private var places: [ElementID: Int] = [:]
  private var identities = Identities()
  /// The indices of nodes in ``nodes``, keyed by node ID.
  private var placesByNode: [String: Int] = [:]
  private var placesByDOM: [Int: Int] = [:]
  /// The words of live regions that are currently hidden, for example behind a modal dialog, keyed by the regions' DOM
  /// node IDs.
  private var hiddenRegions: [Int: [String]] = [:]

  /// Creates a page without elements.
  package init() {}

  /// Reads all nodes of the page and returns the changes.
  ///
  /// O(nodes).
  ///
  /// - Parameters:
  ///   - finish: A closure that adds to the elements the information that only a live page has.
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
    let (oldNodes, oldPlaces) = (self.nodes, self.places)
    self.nodes = nodes
    self.places = places
    placesByNode = reader.places
    placesByDOM = [:]
    placesByDOM.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() {
      // If several nodes belong to one DOM node, the first node contains the other nodes.
      if let dom = node.backendDOMNodeId, placesByDOM[dom] == nil { placesByDOM[dom] = place }
    }
    return changes(update) { id in oldPlaces[id].flatMap { oldNodes[$0].backendDOMNodeId } }
  }

  /// Discards all elements, so that the next reading creates new ones.
  package mutating func reset() {
    identities.forget()
    hiddenRegions = [:]
    nodes = []
    places = [:]
    placesByNode = [:]
    placesByDOM = [:]
  }

  /// Sets the root's frame to the visible part of the document, and returns the change, if any.
  package mutating func show(_ view: Frame) -> TreeUpdate {
    guard let root, var element = elements[root] else { return TreeUpdate() }
    element.show(view)
    guard element != elements[root] else { return TreeUpdate() }
    elements[root] = element
    return TreeUpdate(changes: [.init(root, element, scope: .surroundings)])
  }

  /// Returns IDs for elements that no node represents. The IDs are the same in every reading.
  package mutating func reserve(_ count: Int) -> [ElementID] { identities.reserve(count) }

  /// Returns the page's node from which an element was created.
  package func node(of id: ElementID) -> ChromeNode? { places[id].map { nodes[$0] } }

  /// Returns the element for a DOM node or, if the node has no element, for the nearest ancestor that has one.
  package func element(ofDOMNode dom: Int) -> ElementID? { nearest(toDOMNode: dom).element }

  /// Returns the element to focus for a DOM node, which is the node's element or, if the node has no element, the first
  /// element inside it.
  package func focusedElement(ofDOMNode dom: Int) -> ElementID? {
    if let id = shown(dom) { return id }
    var rest = placesByDOM[dom].map { [$0] } ?? []
    while let place = rest.popLast() {
      if let id = nodes[place].backendDOMNodeId.flatMap(shown) { return id }
      rest += nodes[place].childIds.reversed().compactMap { placesByNode[$0] }
    }
    // The node is part of an element or, if it is empty, belongs to a container, which is not a stop.
    return element(ofDOMNode: dom).flatMap { elements[$0]?.isStop == true ? $0 : nil }
  }

  /// Returns whether a DOM node has no element itself.
  package func isFolded(domNode dom: Int) -> Bool { shown(dom) == nil }

  /// Returns whether an element represents a DOM node or is inside it. O(depth).
  package func isInside(_ id: ElementID, domNode dom: Int) -> Bool {
    nodes(from: place(of: id)).contains { $0.backendDOMNodeId == dom }
  }

  /// Returns the DOM nodes of an element and of its ancestors, innermost first. O(depth).
  ///
  /// Nodes for CSS-generated content are omitted, because they receive no events.
  package func domNodes(around id: ElementID) -> [Int] {
    nodes(from: place(of: id)).compactMap(\.backendDOMNodeId)
  }

  /// Returns the ancestors of an element, innermost first. O(depth).
  package func containers(of id: ElementID) -> [ElementID] {
    nodes(from: place(of: id)).dropFirst().compactMap { $0.backendDOMNodeId.flatMap(shown) }
  }

  /// Returns the result of ``element(ofDOMNode:)`` and the number of nodes that were visited.
  func nearest(toDOMNode dom: Int) -> (element: ElementID?, looks: Int) {
    if let id = shown(dom) { return (id, 1) }
    var looks = 1
    for node in nodes(from: placesByDOM[dom]) {
      looks += 1
      if let id = node.backendDOMNodeId.flatMap(shown) { return (id, looks) }
    }
    return (nil, looks)
  }

  private func place(of id: ElementID) -> Int? { elements[id] == nil ? nil : places[id] }

  /// Returns a lazy sequence of a node and its ancestors, innermost first. The number of ancestors is limited, because
  /// nodes can contain themselves.
  private func nodes(from place: Int?) -> some Sequence<ChromeNode> {
    sequence(state: place) { next -> ChromeNode? in
      guard let place = next else { return nil }
      next = nodes[place].parentId.flatMap { placesByNode[$0] }
      return nodes[place]
    }.prefix(AccessibilityTree.depthLimit)
  }

  private func shown(_ dom: Int) -> ElementID? {
    identities.id(ofDOMNode: dom).flatMap { elements[$0] == nil ? nil : $0 }
  }

  /// The maximum number of hidden live regions to remember.
  private static let mostRegions = 100

  /// Remembers live regions that are no longer visible.
  private mutating func remember(_ removed: [ElementID], _ domNode: (ElementID) -> Int?) {
    for id in removed.sorted() {
      guard hiddenRegions.count < Self.mostRegions, let element = elements[id],
        element.isLiveRegion, let dom = domNode(id)
      else { continue }
      hiddenRegions[dom] = Self.words(of: element, in: elements)
    }
  }

  /// Returns whether a live region has reappeared with different words. The new words of a live region that reappears
  /// are announced, but the words of a new live region are not.
  private mutating func hasChangedUnseen(
    _ change: TreeUpdate.Change,
    in current: [ElementID: Element]
  ) -> Bool {
    guard change.element.isLiveRegion, let dom = node(of: change.id)?.backendDOMNodeId,
      let before = hiddenRegions.removeValue(forKey: dom)
    else { return false }
    return before != Self.words(of: change.element, in: current)
  }

  /// Returns the labels of an element and its descendants. O(contents).
  private static func words(of element: Element, in elements: [ElementID: Element]) -> [String] {
    var words: [String] = []
    var pending = [element]
    while let next = pending.popLast() {
      if !next.label.isEmpty { words.append(next.label) }
      pending += next.children.reversed().compactMap { elements[$0] }
    }
    return words
  }

  /// Returns the differences between the last two readings of the page.
  ///
  /// - Parameter domNode: A closure that returns the DOM node of an element in that reading.
  private mutating func changes(
    _ whole: TreeUpdate,
    _ domNode: (ElementID) -> Int?
  ) -> TreeUpdate {
    var current: [ElementID: Element] = [:]
    current.reserveCapacity(whole.changes.count)
    for change in whole.changes { current[change.id] = change.element }
    var changed: [TreeUpdate.Change] = []
    for change in whole.changes {
      let before = elements[change.id]
      guard before != change.element else { continue }
      var change = change
      change.scope = before.map { $0.scope(of: change.element) } ?? .added
      if before == nil, hasChangedUnseen(change, in: current) { change.scope = .words }
      changed.append(change)
    }
    // The contents of a removed element are removed with it.
    var inside: Set<ElementID> = []
    let removed = elements.keys.filter { current[$0] == nil }
    remember(removed, domNode)
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
  /// Sets the root's frame to the visible part of the document, because a switch user can choose points only there.
  package mutating func show(_ view: Frame) {
    guard role == .webArea, view.width > 0, view.height > 0 else { return }
    details.frame = view
  }

  /// Returns the aspect of an element that changed between two of its states.
  fileprivate func scope(of later: Element) -> TreeUpdate.Change.Scope {
    guard label == later.label, value == later.value, role == later.role, level == later.level,
      states.isBusy == later.states.isBusy
    else { return .words }
    // A change of state, such as a link becoming visited, counts neither as an addition nor as a text change.
    var (before, after) = (details, later.details)
    (before.frame, after.frame) = (nil, nil)
    (before.cell, after.cell) = (nil, nil)
    (before.table, after.table) = (nil, nil)
    return before == after ? .surroundings : .words
  }
}
