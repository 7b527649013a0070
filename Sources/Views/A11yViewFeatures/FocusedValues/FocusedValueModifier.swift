// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that exports values, either while its content is focused or, regardless of focus, for the whole scene.
package struct FocusedValueModifier {
  package let values: FocusedValues
  package let isForScene: Bool

  package init<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?,
    isForScene: Bool = false
  ) {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    self.values = values
    self.isForScene = isForScene
  }

  package init<Key: FocusedValueKey>(_ key: Key.Type, _ value: Key.Value?, isForScene: Bool = false)
  {
    var values = FocusedValues()
    values[key] = value
    self.values = values
    self.isForScene = isForScene
  }
}

extension FocusedValueModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    FocusedValueContentNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: FocusedValueContentNode<C>.self).update(modifier, content)
  }
}

/// A node that exports values. Only nodes of this class set the `exportsFocusedValues` flag.
package class FocusedValueNode: Node {
  package private(set) final var values: FocusedValues
  package final let isForScene: Bool
  package final let scope: FocusedValueScope

  package init(_ modifier: FocusedValueModifier, _ context: _ViewContext) {
    values = modifier.values
    isForScene = modifier.isForScene
    scope = context.graph.focusedValueScope(in: context.environment)
    super.init(context)
    flags.insert(.exportsFocusedValues)
    guard isForScene else { return }
    scope.sceneExporters.add(self)
    graph.markFocusedValues(scope)
  }

  package final func export(_ values: FocusedValues) {
    guard values != self.values else { return }
    self.values = values
    graph.markFocusedValues(scope)
  }

  package override func willVanish() {
    guard isForScene else { return graph.markFocusedValues(scope) }
    scope.sceneExporters.remove(self)
    graph.markFocusedValues(scope)
  }
}

private final class FocusedValueContentNode<C: View>: FocusedValueNode {
  private var content: Node?

  init(_ modifier: FocusedValueModifier, _ content: C, _ context: _ViewContext) {
    super.init(modifier, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: FocusedValueModifier, _ content: C) {
    export(modifier.values)
    if let node = self.content { C._updateNode(node, to: content) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension NodeFlags {
  /// A flag that indicates that a node exports values, either while the node's content is focused or for the whole
  /// scene.
  package static let exportsFocusedValues = NodeFlags.reserve()
}
