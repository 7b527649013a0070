// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The state of a text field in which the user is typing.
package struct Editing: Hashable {
  /// The position of the insertion point, in characters.
  package var insertionPoint: Int
  /// The text as the user typed it, which may not be a valid value yet.
  package var draft: String?
  /// The text after the user's last edit, and the position of the insertion point in that text.
  package var place: TextPlace?

  package init(insertionPoint: Int, draft: String? = nil, place: TextPlace? = nil) {
    self.insertionPoint = insertionPoint
    self.draft = draft
    self.place = place
  }
}

extension FocusRecord {
  /// Returns the editing state of an element, or `nil` if the user is not editing the element.
  package func editing(_ node: ElementNode) -> Editing? {
    fields.first { $0.node === node }?.state
  }

  /// Starts, continues or stops editing an element.
  ///
  /// If the user was editing another element in the same window, that editing ends. Editing in another window continues
  /// when that window comes to the front again.
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
  /// The element's editing state, or `nil` if the user is not editing the element.
  package var editing: Editing? { node.graph.focus.editing(node) }
}
