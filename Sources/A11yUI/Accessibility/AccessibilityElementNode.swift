import A11yTree

/// The node of a view that was made one element.
final class AccessibilityElementNode<C: View>: ElementNode {
  private var behavior: AccessibilityChildBehavior.Kind
  private var content: Node?
  private var inner: _ViewContext

  init(_ behavior: AccessibilityChildBehavior.Kind, _ content: C, _ context: _ViewContext) {
    self.behavior = behavior
    inner = context
    super.init(context, children: behavior == .contain ? .contained : .merged)
    inner = context.below(self)
    inner.container = self
    self.content = C._makeNode(content, in: inner)
  }

  func update(_ new: AccessibilityChildBehavior.Kind, _ view: C) {
    let old = behavior
    behavior = new
    if (old == .contain) != (new == .contain) {
      // Whether elements are published is settled when they are made.
      content?.remove()
      if new == .contain { state.insert(.isContainer) } else { state.remove(.isContainer) }
      content = C._makeNode(view, in: inner)
      markChildren()
    } else {
      if let content { C._updateNode(content, to: view) }
      if old != new { markUnfolded() }
    }
  }

  override func makeElement() -> Element {
    switch behavior {
    case .ignore: Element()
    case .contain: Element(.group)
    case .combine: Element(combining: combinable.map(\.element))
    }
  }

  override func perform(_ action: Action) -> Bool {
    behavior == .combine && combinable.answer(action)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
