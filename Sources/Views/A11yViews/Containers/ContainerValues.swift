// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The values that a view passes to its container, by key.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value for a container key, or the key's default value if no value is set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A modifier that passes a value from its content to the content's container.
struct ContainerValueModifier {
  let apply: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode { C._makeNode(content, in: context) }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    C._updateNode(node, to: content)
  }
}
