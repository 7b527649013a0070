extension View {
  /// Has assistive technologies meet another view in place of this one.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentationModifier(representation: representation()))
  }
}

struct AccessibilityRepresentationModifier<Representation: View> {
  let representation: Representation
}

extension AccessibilityRepresentationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityRepresentationNode(modifier.representation, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: AccessibilityRepresentationNode<C, Representation>.self)
      .update(modifier.representation, content)
  }
}

/// The node of a view that is met as another: both live, one is met.
final class AccessibilityRepresentationNode<C: View, R: View>: Node {
  private var content: ScreenedNode?
  private var representation: Node?

  init(_ representation: R, _ content: C, _ context: _ViewContext) {
    super.init(context)
    let inner = context.below(self)
    self.content = ScreenedNode(content, inner)
    self.representation = R._makeNode(representation, in: inner.at(1))
  }

  func update(_ representation: R, _ content: C) {
    self.content?.update(content)
    if let node = self.representation { R._updateNode(node, to: representation) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let representation { body(representation) }
  }
}
