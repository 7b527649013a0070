// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The state of typing in a text field.
package struct Editing: Hashable {
  /// The insertion point, as a character offset.
  package var insertionPoint: Int
  /// The text as typed, if it may not yet be a valid value.
  package var draft: String?
  /// The most recently typed text and the insertion point in it.
  package var place: TextPlace?

  package init(insertionPoint: Int, draft: String? = nil, place: TextPlace? = nil) {
    self.insertionPoint = insertionPoint
    self.draft = draft
    self.place = place
  }
}

extension FocusRecord {
  /// Returns the editing state of an element, or `nil` if the element is not being edited.
  package func editing(_ node: ElementNode) -> Editing? {
    fields.first { $0.node === node }?.state
  }

  /// Starts, continues or stops editing an element.
  ///
  /// Editing of any other element in the same window ends. Editing in another window continues when that window comes
  /// to the front.
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
  /// The editing state of this element, or `nil` if the element is not being edited.
  package var editing: Editing? { node.graph.focus.editing(node) }
}
