// SPDX-License-Identifier: MIT

/// A node with an explicit identity, such as a row of a `ForEach` or a view with an `id`.
@MainActor
package protocol IdentifiedNode: Node {
  var identity: AnyHashable? { get }
}

/// A node that finds its content by identity without searching all of the content.
@MainActor
package protocol IdentifyingNode: Node {
  /// Returns the node with an identity. A node that does not exist yet is created if `isMade` is `true`.
  func node(identifiedBy id: AnyHashable, making isMade: Bool) -> Node?
}

extension _ViewNode {
  /// Returns the first node with an identity in and below this node, in document order. The cost is O(nodes), except
  /// for rows of a `ForEach`, which are looked up first and created on request.
  package final func descendant(
    identifiedBy id: AnyHashable,
    making isMade: Bool = false
  ) -> _ViewNode? {
    if let node = self as? any IdentifiedNode, node.identity == id { return self }
    if let node = self as? any IdentifyingNode,
      let found = node.node(identifiedBy: id, making: isMade)
    {
      return found
    }
    var found: _ViewNode?
    forEachChild { child in
      if found == nil { found = child.descendant(identifiedBy: id, making: isMade) }
    }
    return found
  }

  /// The node's first element in the tree, or the element into which its content is merged.
  package final var publishedElement: ElementNode? {
    if let first = shownElements.first(where: { $0.id != nil }) { return first }
    var next = enclosingElement
    while let element = next, element.id == nil { next = element.container }
    return next
  }
}
