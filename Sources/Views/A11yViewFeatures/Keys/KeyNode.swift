// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A modifier that handles the keys that the user presses while its content, or anything inside it, has keyboard focus.
///
/// Disabled content does not handle keys.
package struct KeyModifier {
  package let answer: @MainActor (KeyPress) -> KeyPress.Result
  /// The handler for an assistive technology's escape gesture.
  package var escape: (@MainActor () -> Void)?
}

extension KeyModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    KeyContentNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: KeyContentNode<C>.self).update(modifier, content)
  }
}

/// A node that handles keys. Only nodes of this class set the `takesKeys` flag.
package class KeyNode: Node {
  fileprivate final var modifier: KeyModifier
  @Borrowed private final var scope: EnvironmentScope

  package init(_ modifier: KeyModifier, _ context: _ViewContext) {
    self.modifier = modifier
    scope = context.environment
    super.init(context)
    flags.formUnion([.takesKeys, .handlesActions])
    _ = graph.feature(KeyCommands.self)
  }

  package final func take(_ press: KeyPress) -> Bool {
    guard EnvironmentValues(scope: scope).isEnabled else { return false }
    return modifier.answer(press) == .handled
  }

  package override func handler(for action: Action, on element: ElementNode) -> (
    @MainActor () -> Void
  )? {
    guard action == .escape, EnvironmentValues(scope: scope).isEnabled else { return nil }
    return modifier.escape
  }
}

private final class KeyContentNode<C: View>: KeyNode {
  private var content: Node?

  init(_ modifier: KeyModifier, _ content: C, _ context: _ViewContext) {
    super.init(modifier, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: KeyModifier, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ElementNode {
  /// Offers a key first to the element and then to the nodes that contain the element, innermost first, and returns
  /// whether the key was handled.
  package func offer(_ stroke: KeyStroke) -> Bool {
    var takers: [KeyNode] = []
    var next: Node? = self
    while let node = next {
      if node.flags.contains(.takesKeys) { takers.append(node.made(as: KeyNode.self)) }
      next = node.flags.contains(.isDetached) ? nil : node.parent
    }
    func isTaken(_ phase: KeyPress.Phases) -> Bool {
      let press = KeyPress(stroke, phase)
      return takers.contains { !$0.flags.contains(.isGone) && $0.take(press) }
    }
    let wentDown = isTaken(.down)
    let wentUp = isTaken(.up)
    return wentDown || wentUp
  }
}

extension NodeFlags {
  /// A flag that indicates that a node handles keys for its content.
  package static let takesKeys = NodeFlags.reserve()
}
