/// A node that has an identity among others: a row of a `ForEach`, a view with an `id`.
@MainActor
package protocol IdentifiedNode: Node {
  var identity: AnyHashable? { get }
}

/// A node that finds what is inside it by identity without looking through all of it.
@MainActor
package protocol IdentifyingNode: Node {
  /// The node of an identity, which is made if it is not yet and `isMade` asks for it.
  func node(identifiedBy id: AnyHashable, making isMade: Bool) -> Node?
}

extension _ViewNode {
  /// The first node in and below this one, in document order, that has an identity. O(nodes),
  /// but for the rows of a `ForEach`, which are looked up first, and made if that is asked for.
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

  /// The first element in the tree that the node makes, or the one that its content is merged into.
  package final var publishedElement: ElementNode? {
    if let first = shownElements.first(where: { $0.id != nil }) { return first }
    var next = enclosingElement
    while let element = next, element.id == nil { next = element.container }
    return next
  }
}
