// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Pairs a label with its content, using an ID in a namespace.
  ///
  /// The paired label's words are added at the beginning of the content's label. The label is skipped during
  /// navigation, because the content already announces its words. The label is not skipped if it is interactive or is
  /// not paired with any content.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(LabeledPairModifier(role: role, id: AnyHashable(NamespacedID(namespace, id))))
  }
}

package struct LabeledPairModifier {
  package let role: AccessibilityLabeledPairRole
  package let id: AnyHashable
}

extension LabeledPairModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    LabeledPairNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: LabeledPairNode<C>.self).update(modifier, content)
  }
}

package final class LabeledPairNode<C: View>: Node {
  private var modifier: LabeledPairModifier
  private var content: Node?

  package init(_ modifier: LabeledPairModifier, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
    join()
  }

  package func update(_ new: LabeledPairModifier, _ content: C) {
    if new.role != modifier.role || new.id != modifier.id {
      part()
      modifier = new
      join()
      markContentUnfolded()
    }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  private var kind: NamedNodes.Kind { modifier.role == .label ? .pairLabel : .pairContent }

  private var others: [Node] {
    graph.named[modifier.role == .label ? .pairContent : .pairLabel, modifier.id]
  }

  private func join() {
    graph.named.add(self, kind, modifier.id)
    for other in others { other.markContentUnfolded() }
  }

  private func part() {
    graph.named.remove(self, kind, modifier.id)
    for other in others { other.markContentUnfolded() }
  }

  package override func willVanish() { part() }

  package override func fold(into element: inout Element, of node: ElementNode) {
    switch modifier.role {
    case .label:
      // The content's label may have changed.
      for other in others { other.markContentUnfolded() }
      if !others.isEmpty, !element.isInteractive { element.states.isHidden = true }
    case .content:
      let labels = others.flatMap(\.shownElements).map(\.element.label)
      element.label = (labels + [element.label]).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
