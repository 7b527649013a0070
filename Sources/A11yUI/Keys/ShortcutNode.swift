import A11yTree

/// Gives the first control of its content a shortcut.
struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: ViewModifier {
  func body(content: Content) -> Never { fatalError("a shortcut has no body") }

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ShortcutContentNode(modifier, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: ShortcutContentNode<C>.self).update(modifier, content)
  }
}

/// A node that has a shortcut. The graph knows all that there are.
class ShortcutNode: Node {
  fileprivate(set) final var shortcut: KeyboardShortcut?

  init(_ modifier: ShortcutModifier, _ context: _ViewContext) {
    shortcut = modifier.shortcut
    super.init(context)
    graph.shortcuts.append(.passUnretained(self))
  }

  override func willVanish() {
    graph.shortcuts.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  /// The control that the shortcut is for.
  final var control: ElementNode? {
    shownElements.first { $0.element.actions.contains(.activate) }
  }
}

private final class ShortcutContentNode<C: View>: ShortcutNode {
  private var content: Node?

  init(_ modifier: ShortcutModifier, _ content: C, _ context: _ViewContext) {
    super.init(modifier, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: ShortcutModifier, _ content: C) {
    shortcut = modifier.shortcut
    if let node = self.content { C._updateNode(node, to: content) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
