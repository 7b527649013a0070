// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Links the view to all other views that have the same ID in the same namespace, regardless of their position.
  ///
  /// A rotor named "linked items" moves from each linked view to the next, and from the last view to the first.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(LinkedGroupModifier(id: AnyHashable(NamespacedID(namespace, id))))
  }
}

package struct LinkedGroupModifier {
  package static let rotorName = "linked items"
  package let id: AnyHashable
}

extension LinkedGroupModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    LinkedGroupNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: LinkedGroupNode<C>.self).update(modifier, content)
  }
}

package final class LinkedGroupNode<C: View>: Node, RotorSource {
  private var id: AnyHashable
  private var content: Node?

  package init(_ modifier: LinkedGroupModifier, _ content: C, _ context: _ViewContext) {
    id = modifier.id
    super.init(context)
    _ = graph.feature(RotorRequests.self)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
    graph.named.add(self, .link, id)
  }

  package func update(_ modifier: LinkedGroupModifier, _ content: C) {
    if modifier.id != id {
      graph.named.remove(self, .link, id)
      id = modifier.id
      graph.named.add(self, .link, id)
    }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func willVanish() { graph.named.remove(self, .link, id) }

  package var rotorName: String { LinkedGroupModifier.rotorName }

  package override func fold(into element: inout Element, of node: ElementNode) {
    guard !element.details.customRotors.contains(where: { $0.name == rotorName }) else { return }
    element.details.customRotors.append(CustomRotor(searching: rotorName))
  }

  package func take(_ move: RotorMove, on owner: ElementNode) -> Bool {
    let members = graph.named[.link, id].sorted(by: graph.precedes)
    guard members.count > 1, let place = members.firstIndex(where: { $0 === self }) else {
      return false
    }
    let step = move.isForward ? 1 : members.count - 1
    for distance in 1..<members.count {
      let next = members[(place + distance * step) % members.count]
      if let target = next.publishedElement?.id {
        graph.focus.send(target, textRange: nil)
        return true
      }
    }
    return false
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
