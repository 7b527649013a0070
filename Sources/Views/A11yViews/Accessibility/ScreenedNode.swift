// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A node for content whose elements are not exposed, because other elements take over their words and actions.
package final class ScreenedNode: ElementNode {
  private var content: Node?
  private var parts: [Element] = []
  /// A closure that is called after the content's words have changed.
  private let changed: (@MainActor () -> Void)?

  package init<C: View>(
    _ content: C,
    _ context: _ViewContext,
    changed: (@MainActor () -> Void)? = nil
  ) {
    self.changed = changed
    super.init(context, children: .merged, isImplicit: true)
    state.remove(.isPublished)
    var inner = context.below(self)
    inner.container = self
    self.content = C._makeNode(content, in: inner)
  }

  package func update<C: View>(_ view: C) {
    if let content { C._updateNode(content, to: view) }
  }

  package override func makeElement() -> Element {
    guard let changed else { return Element() }
    let parts = combinable.map(\.element)
    if parts != self.parts {
      self.parts = parts
      changed()
    }
    return Element()
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool { false }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
