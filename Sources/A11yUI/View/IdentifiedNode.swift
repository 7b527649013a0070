/// A node that has an identity among others: a row of a `ForEach`, a view with an `id`.
@MainActor
protocol IdentifiedNode: Node {
  var identity: AnyHashable? { get }
}

/// A node that finds what is inside it by identity without looking through all of it.
@MainActor
protocol IdentifyingNode: Node {
  func node(identifiedBy id: AnyHashable) -> Node?
}

extension _ViewNode {
  /// The first node in and below this one, in document order, that has an identity. O(nodes),
  /// but for the rows of a `ForEach`, which are looked up first.
  final func descendant(identifiedBy id: AnyHashable) -> _ViewNode? {
    if let node = self as? any IdentifiedNode, node.identity == id { return self }
    if let node = self as? any IdentifyingNode, let found = node.node(identifiedBy: id) {
      return found
    }
    var found: _ViewNode?
    forEachChild { child in if found == nil { found = child.descendant(identifiedBy: id) } }
    return found
  }

  /// The first element in the tree that the node makes, or the one that its content is merged into.
  final var publishedElement: ElementNode? {
    if let first = shownElements.first(where: { $0.id != nil }) { return first }
    var next = enclosingElement
    while let element = next, element.id == nil { next = element.container }
    return next
  }
}
