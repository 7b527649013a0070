// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

package struct TapModifier {
  package let action: (() -> Void)?

  package nonisolated init(action: (() -> Void)?) { self.action = action }

  @MainActor
  package init<T: Gesture>(_ gesture: T, _ mask: GestureMask) {
    guard mask.contains(.gesture), let tap = gesture._tap else {
      action = nil
      return
    }
    action = tap
  }
}

extension TapModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    TapNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: TapNode<C>.self).update(modifier, content)
  }
}

/// The node for a view with a tap gesture. The node handles the view's activation, unless an element or modifier inside
/// the view already handles it.
package final class TapNode<C: View>: Node {
  private var modifier: TapModifier
  private let scope: EnvironmentScope
  private var content: Node?

  package init(_ modifier: TapModifier, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    scope = context.environment
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: TapModifier, _ content: C) {
    let isUnchanged = (self.modifier.action == nil) == (modifier.action == nil)
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    if !isUnchanged { markContentUnfolded() }
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    markContentUnfolded()
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  package override func fold(into element: inout Element, of node: ElementNode) {
    guard modifier.action != nil, graph.evaluate(self, { isEnabled }) else { return }
    // A tap gesture does not turn a view into an element.
    element.actions.insert(.activate)
  }

  package override func handler(
    for action: Action,
    on element: ElementNode
  ) -> (@MainActor () -> Void)? {
    guard action == .activate, let tap = modifier.action, isEnabled,
      !isAnswered(by: element)
    else { return nil }
    return { tap() }
  }

  /// Returns whether the element, or a modifier inside this node, already handles activation.
  private func isAnswered(by element: ElementNode) -> Bool {
    if element.makeElement().actions.contains(.activate) { return true }
    var next = element.parent
    while let node = next, node !== self {
      if node.flags.contains(.handlesActions), node.handler(for: .activate, on: element) != nil {
        return true
      }
      next = node.parent
    }
    return false
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
