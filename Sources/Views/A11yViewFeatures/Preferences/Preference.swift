// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that sets its content's value for a preference key.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  package let value: Key.Value
}

extension _PreferenceWritingModifier: ViewModifier {
  /// The body is never created, because the modifier creates its node directly. Calling this method causes a runtime
  /// error.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the content and sets the preference value.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    PreferenceNode<Key, C>({ $0 = modifier.value }, content, context)
  }

  /// Updates the preference value and the node for the content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: PreferenceNode<Key, C>.self)
      .update({ $0 = modifier.value }, content)
  }
}

/// A modifier that transforms its content's value for a preference key.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  package let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: ViewModifier {
  /// The body is never created, because the modifier creates its node directly. Calling this method causes a runtime
  /// error.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the content and sets the transform.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    PreferenceNode<Key, C>(modifier.transform, content, context)
  }

  /// Updates the transform and the node for the content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: PreferenceNode<Key, C>.self).update(modifier.transform, content)
  }
}

/// A node that sets or transforms its content's value for a preference key.
package class AnyPreferenceNode<Key: PreferenceKey>: Node {
  package var transform: (inout Key.Value) -> Void

  package init(_ transform: @escaping (inout Key.Value) -> Void, _ context: _ViewContext) {
    self.transform = transform
    super.init(context)
    markPreferenceReaders()
  }

  package override func willVanish() { markPreferenceReaders() }
}

package final class PreferenceNode<Key: PreferenceKey, C: View>: AnyPreferenceNode<Key> {
  private var content: Node?

  package init(
    _ transform: @escaping (inout Key.Value) -> Void,
    _ content: C,
    _ context: _ViewContext
  ) {
    super.init(transform, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ transform: @escaping (inout Key.Value) -> Void, _ content: C) {
    self.transform = transform
    if let node = self.content { C._updateNode(node, to: content) }
    markPreferenceReaders()
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// Returns a preference key's value from this node and its descendants, or `nil` if they do not set a value.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    forEachChild { child in
      guard let next = child.preference(key) else { return }
      guard var before = value else { return value = next }
      Key.reduce(value: &before) { next }
      value = before
    }
    if let node = self as? AnyPreferenceNode<Key> {
      var own = value ?? Key.defaultValue
      node.transform(&own)
      return own
    }
    return value
  }
}
