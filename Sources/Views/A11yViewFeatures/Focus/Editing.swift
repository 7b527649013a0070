// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The state of typing in a text field.
package struct Editing: Hashable {
  /// The insertion point, as a character offset.
  package var insertionPoint: Int
  /// The typed text, if it may not be a valid value yet.
  package var draft: String?
  /// The text typed last, and the place in it.
  package var place: TextPlace?

  package init(insertionPoint: Int, draft: String? = nil, place: TextPlace? = nil) {
    self.insertionPoint = insertionPoint
    self.draft = draft
    self.place = place
  }
}

extension FocusRecord {
  /// The editing state of an element, if it is being edited.
  package func editing(_ node: ElementNode) -> Editing? {
    fields.first { $0.node === node }?.state
  }

  /// Starts, continues or stops editing an element. This ends editing in another element of the
  /// same window; editing in other windows continues when they come to the front.
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
  /// The editing state of this element, if it is being edited.
  package var editing: Editing? { node.graph.focus.editing(node) }
}
