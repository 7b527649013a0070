@_spi(Nodes) import A11yViewGraph

/// How a text field is being typed in.
package struct Editing: Hashable {
  /// Where text goes in, in characters from 0.
  package var insertionPoint: Int
  /// What was typed, where that need not be a value yet.
  package var draft: String?
  /// The text that was typed last, and where in it.
  package var place: TextPlace?

  package init(insertionPoint: Int, draft: String? = nil, place: TextPlace? = nil) {
    self.insertionPoint = insertionPoint
    self.draft = draft
    self.place = place
  }
}

extension FocusRecord {
  /// How an element is being typed in, if it is.
  package func editing(_ node: ElementNode) -> Editing? {
    fields.first { $0.node === node }?.state
  }

  /// Begins, goes on or stops to type into an element. What was typed into in the same window is
  /// left; in another one it is gone on with when that comes to the front.
  package func edit(_ node: ElementNode, _ state: Editing?) {
    if let state, let place = fields.firstIndex(where: { $0.node === node }) {
      fields[place].state = state
    } else if let state {
      let window = node.surface
      fields.removeAll { field in
        if field.window === window { field.node.markUnfolded() }
        return field.window === window || field.node.flags.contains(.isGone)
      }
      fields.append((node, window, state))
    } else {
      fields.removeAll { $0.node === node }
    }
    node.markUnfolded()
  }
}

extension ElementContext {
  /// Where the insertion point is, and whether text is being typed, if it is into this element.
  package var editing: Editing? { node.graph.focus.editing(node) }
}
