// SPDX-License-Identifier: MIT

/// A node that has an explicit identity, such as a row of a `ForEach` or a view with an `id`.
@MainActor
package protocol IdentifiedNode: Node {
  var identity: AnyHashable? { get }
}

/// A node that can find content by identity without searching all of its content.
@MainActor
package protocol IdentifyingNode: Node {
  /// Returns the node with a given identity. If the node does not exist yet and `isMade` is `true`, the node is
  /// created.
  func node(identifiedBy id: AnyHashable, making isMade: Bool) -> Node?
}

extension _ViewNode {
  /// Returns the first node with a given identity among this node and its descendants, in document order. The search
  /// takes time proportional to the number of nodes, except for the rows of a `ForEach`, which are looked up first and
  /// created on request.
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

  /// The node's first element in the tree, or the element into which the node's content is merged.
  package final var publishedElement: ElementNode? {
    if let first = shownElements.first(where: { $0.id != nil }) { return first }
    var next = enclosingElement
    while let element = next, element.id == nil { next = element.container }
    return next
  }
}
