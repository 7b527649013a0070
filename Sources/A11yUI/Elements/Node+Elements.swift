extension _ViewNode {
  /// The element that what the node makes stands in.
  final var enclosingElement: ElementNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) { return unsafeDowncast(node, to: ElementNode.self) }
      next = node.parent
    }
    return nil
  }

  /// Content was added, taken away or moved: the element around it gathers its children anew.
  final func contentChanged() {
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) {
        return unsafeDowncast(node, to: ElementNode.self).markChildren()
      }
      if node.flags.contains(.isListRow) {
        unsafeDowncast(node, to: ElementNode.self).markUnfolded()
      }
      next = node.parent
    }
  }

  /// Has every element that the node's content makes found out anew.
  final func markContentUnfolded() {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        unsafeDowncast(child, to: ElementNode.self).markUnfolded()
      } else {
        child.markContentUnfolded()
      }
    }
  }
}
