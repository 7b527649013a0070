import A11yTree

extension View {
  /// Makes the view's element a container of the elements of another view.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(AccessibilityChildrenModifier(children: children()))
  }
}

struct AccessibilityChildrenModifier<Children: View> {
  let children: Children
}

extension AccessibilityChildrenModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityChildrenNode(modifier.children, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: AccessibilityChildrenNode<C, Children>.self)
      .update(modifier.children, content)
  }
}

/// The node of a view whose element holds the elements of another view.
final class AccessibilityChildrenNode<C: View, Children: View>: ElementNode {
  private var content: ScreenedNode?
  private var inside: Node?

  init(_ children: Children, _ content: C, _ context: _ViewContext) {
    super.init(context, children: .contained)
    var inner = context.below(self)
    inner.container = self
    self.content = ScreenedNode(content, inner) { [weak self] in self?.markUnfolded() }
    inside = Children._makeNode(children, in: inner.at(1))
  }

  func update(_ children: Children, _ content: C) {
    self.content?.update(content)
    if let inside { Children._updateNode(inside, to: children) }
  }

  override func makeElement() -> Element {
    var element = Element(combining: content?.combinable.map(\.element) ?? [])
    switch element.role {
    // What only is read becomes a container, which is met through what is inside.
    case .generic, .staticText, .image: element.role = .group
    default: break
    }
    return element
  }

  override func perform(_ action: Action) -> Bool {
    content?.combinable.answer(action) ?? false
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let inside { body(inside) }
  }
}
