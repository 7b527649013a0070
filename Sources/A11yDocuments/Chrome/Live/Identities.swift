// SPDX-License-Identifier: MIT

import A11yTree

/// The assignment of elements to DOM nodes, which persists between readings of a page.
///
/// IDs are assigned in reading order. When the page is read again, a removed element's slot is reused under the next
/// generation number.
struct Identities: Sendable {
  private enum Key: Hashable {
    case dom(Int)
    /// An additional node, such as generated content, for a DOM node that already has a node.
    case node(String)
    /// The page itself, if no node represents the page.
    case page
    /// An element that is not part of the page, such as a message about the page.
    case reserved(Int)
  }

  private var ids: [Key: ElementID] = [:]
  private var current: [Key: ElementID] = [:]
  private var free: [ElementID] = []
  private var reserved: [ElementID] = []
  private var next: UInt32 = 0

  /// Begins a reading.
  mutating func begin() {
    current = [:]
    current.reserveCapacity(ids.count)
    for (number, id) in reserved.enumerated() { current[.reserved(number)] = id }
  }

  /// Returns IDs that no reading assigns to a node.
  mutating func reserve(_ count: Int) -> [ElementID] {
    while reserved.count < count {
      let id = make()
      ids[.reserved(reserved.count)] = id
      reserved.append(id)
    }
    return Array(reserved.prefix(count))
  }

  /// Returns a node's ID in the current reading.
  mutating func id(of node: ChromeNode?) -> ElementID {
    var key = Key.page
    if let node {
      key = .node(node.nodeId)
      if let dom = node.backendDOMNodeId, current[.dom(dom)] == nil { key = .dom(dom) }
    }
    let id = ids[key] ?? make()
    current[key] = id
    return id
  }

  /// Ends a reading and discards the nodes that did not occur in it.
  mutating func end() {
    for (key, id) in ids.sorted(by: { $0.value < $1.value }) where current[key] == nil {
      release(id)
    }
    ids = current
  }

  /// Forgets all nodes.
  mutating func forget() {
    for id in ids.values.sorted() { release(id) }
    ids = [:]
    reserved = []
  }

  /// Returns the element for a DOM node.
  func id(ofDOMNode dom: Int) -> ElementID? { ids[.dom(dom)] }

  private mutating func release(_ id: ElementID) {
    free.append(ElementID(index: id.index, generation: id.generation &+ 1))
  }

  private mutating func make() -> ElementID {
    if let id = free.popLast() { return id }
    defer { next += 1 }
    return ElementID(index: next)
  }
}
