// SPDX-License-Identifier: MIT

/// A modifier that keeps state and responds to changes, but leaves its content unchanged.
///
/// To add a modifier that keeps state, conform a type to this protocol. Create the state in ``start(_:)``, update it
/// after a change in ``update(_:_:)``, and clean up in ``stop(_:_:)`` when the content is removed.
@MainActor
package protocol WrappingModifier: ViewModifier where Body == Never {
  associatedtype Memory

  /// Whether ``start(_:)`` waits until the row that contains the content appears.
  static var waitsForRow: Bool { get }

  /// Creates the state. This method is called before the node for the content is created.
  func start(_ node: Node) -> Memory

  /// Updates the state. This method is called when the view is recreated, before the content is updated.
  func update(_ node: Node, _ memory: inout Memory)

  /// Cleans up the modifier's state. This method is called when the node is removed, before the content is removed.
  func stop(_ node: Node, _ memory: inout Memory)
}

extension WrappingModifier {
  package static var waitsForRow: Bool { false }

  /// Creates the node for the modifier and its content.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    WrappingNode(modifier, content, context)
  }

  /// Updates the node to match the new modifier and content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: WrappingNode<Self, C>.self).update(modifier, content)
  }
}

package final class WrappingNode<M: WrappingModifier, C: View>: Node {
  package private(set) var modifier: M
  private var memory: M.Memory?
  private var content: Node?

  package init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    if M.waitsForRow, let row = unseenRow {
      row.wait { [weak self] in
        guard let self, !flags.contains(.isGone) else { return }
        memory = self.modifier.start(self)
      }
    } else {
      memory = modifier.start(self)
    }
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: M, _ content: C) {
    self.modifier = modifier
    if var memory {
      modifier.update(self, &memory)
      self.memory = memory
    }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func willVanish() {
    if var memory { modifier.stop(self, &memory) }
    memory = nil
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
