// SPDX-License-Identifier: MIT

/// A modifier that changes the environment values that its content inherits.
///
/// To add a modifier that changes environment values, conform a type to this protocol and set the values in
/// ``change(_:in:)``.
@MainActor
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment values that the content inherits.
  func change(_ values: inout EnvironmentValues, in place: PropertyPlace)
}

extension EnvironmentModifier {
  /// Creates the node for the modifier and its content.
  public static func _makeNode<Content: View>(
    _ modifier: Self,
    _ content: Content,
    in context: _ViewContext
  ) -> _ViewNode {
    EnvironmentNode(modifier, content, context)
  }

  /// Updates the node to match the new modifier and content.
  public static func _updateNode<Content: View>(
    _ node: _ViewNode,
    to modifier: Self,
    _ content: Content
  ) {
    node.made(as: EnvironmentNode<Self, Content>.self).update(modifier, content)
  }
}

package final class EnvironmentNode<M: EnvironmentModifier, C: View>: Node {
  private var modifier: M
  private let outer: EnvironmentScope
  private let scope: EnvironmentScope
  private var content: Node?

  package init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    outer = context.environment
    scope = EnvironmentScope(parent: outer, inbox: context.graph.inbox)
    super.init(context)
    _ = scope.set(values().changes)
    var inner = context.below(self)
    inner.environment = scope
    self.content = C._makeNode(content, in: inner)
  }

  private func values() -> EnvironmentValues {
    graph.evaluate(self) {
      var values = EnvironmentValues(scope: outer)
      modifier.change(&values, in: PropertyPlace(node: self, environment: outer))
      return values
    }
  }

  package func update(_ modifier: M, _ content: C) {
    self.modifier = modifier
    reevaluate()
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    if scope.set(values().changes) { markAll() }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}

extension _ViewNode {
  /// Schedules all descendants for reevaluation, because their environment values now come from a different scope.
  package final func markAll() {
    forEachChild { child in
      graph.mark(child)
      child.markAll()
    }
  }
}
