/// Makes content a stop of the rotors that name its id in its namespace.
struct RotorEntryModifier<ID: Hashable> {
  let key: NamespacedID<ID>
}

extension RotorEntryModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RotorEntryNode(modifier, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: RotorEntryNode<ID, C>.self).update(modifier, content)
  }
}

final class RotorEntryNode<ID: Hashable, C: View>: Node, IdentifiedNode {
  private var key: NamespacedID<ID>
  private var content: Node?

  init(_ modifier: RotorEntryModifier<ID>, _ content: C, _ context: _ViewContext) {
    key = modifier.key
    super.init(context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: RotorEntryModifier<ID>, _ content: C) {
    key = modifier.key
    if let node = self.content { C._updateNode(node, to: content) }
  }

  var identity: AnyHashable? { AnyHashable(key) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}

extension View {
  /// Makes the view a stop of the rotors with an ``AccessibilityRotorEntry`` of the same id and
  /// namespace.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorEntryModifier(key: NamespacedID(namespace, id)))
  }
}
