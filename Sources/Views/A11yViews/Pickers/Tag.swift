// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A modifier that sets the value that identifies its content in a picker, list or tab view.
public struct _TagModifier<Value: Hashable> {
  package let value: Value
  package nonisolated init(value: Value) { self.value = value }
}

extension _TagModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates an option if an object manages the options at this position, and otherwise creates a node that only stores
  /// the tag's value.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    if let options = context.options { return options.makeOption(modifier, content, context) }
    return TagNode(modifier, content, context)
  }

  /// Updates the value.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    if let option = node as? OptionNode<Value, C> {
      option.update(modifier, content)
    } else {
      node.made(as: TagNode<Value, C>.self).update(modifier, content)
    }
  }
}

/// A node that stores its content's tag.
@MainActor
package protocol TaggedNode: Node {
  var tag: AnyHashable { get }
}

package final class TagNode<Value: Hashable, C: View>: Node, TaggedNode {
  private var modifier: _TagModifier<Value>
  private var content: Node?
  package var tag: AnyHashable { AnyHashable(modifier.value) }

  package init(_ modifier: _TagModifier<Value>, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: _TagModifier<Value>, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A view whose tag is known before its node is created.
package protocol TagCarrying {
  var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrying {
  package var carriedTag: AnyHashable? {
    if let tag = modifier as? any TagValue { return tag.hashable }
    return (content as? any TagCarrying)?.carriedTag
  }
}

private protocol TagValue {
  var hashable: AnyHashable { get }
}

extension _TagModifier: TagValue {
  fileprivate var hashable: AnyHashable { AnyHashable(value) }
}
