// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The node for a view that is exposed as a single element.
package final class AccessibilityElementNode<C: View>: ElementNode {
  private var behavior: AccessibilityChildBehavior.Kind
  private var content: Node?
  private var inner: _ViewContext

  package init(_ behavior: AccessibilityChildBehavior.Kind, _ content: C, _ context: _ViewContext) {
    self.behavior = behavior
    inner = context
    super.init(context, children: behavior == .contain ? .contained : .merged)
    inner = context.below(self)
    inner.container = self
    self.content = C._makeNode(content, in: inner)
  }

  package func update(_ new: AccessibilityChildBehavior.Kind, _ view: C) {
    let old = behavior
    behavior = new
    if (old == .contain) != (new == .contain) {
      // The content is rebuilt, because the decision to publish an element is made when the element is created.
      content?.remove()
      if new == .contain { state.insert(.isContainer) } else { state.remove(.isContainer) }
      content = C._makeNode(view, in: inner)
      markChildren()
    } else {
      if let content { C._updateNode(content, to: view) }
      if old != new { markUnfolded() }
    }
  }

  package override func makeElement() -> Element {
    switch behavior {
    case .ignore: Element()
    case .contain: Element(.group)
    case .combine: Element(combining: combinable.combined)
    }
  }

  package override func perform(_ action: Action) -> Bool {
    behavior == .combine && combinable.answer(action)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
