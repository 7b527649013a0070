// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that binds its content to a value of a focus property wrapper.
package struct FocusModifier<Value: Hashable> {
  package let store: FocusStore<Value>?
  package let value: Value
}

extension FocusModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    FocusNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: FocusNode<Value, C>.self).update(modifier, content)
  }
}

/// A node that binds its content to a focus property wrapper. Only nodes of this class set the `tracksFocus` flag.
@MainActor
package protocol FocusTie: Node {
  var focusStore: (any AnyFocusStore)? { get }
}

extension NodeFlags {
  /// A flag that indicates that a node binds its content to a focus property wrapper.
  package static let tracksFocus = NodeFlags.reserve()
}

package final class FocusNode<Value: Hashable, C: View>: Node, FocusTie {
  private var store: FocusStore<Value>?
  private var content: Node?

  package init(_ modifier: FocusModifier<Value>, _ content: C, _ context: _ViewContext) {
    store = modifier.store
    super.init(context)
    flags.insert(.tracksFocus)
    if let store {
      if case .accessibility = store.kind { flags.insert(.folds) }
      store.tie(self, to: modifier.value)
    } else {
      Diagnostic.reportUninstalled(
        FocusModifier<Value>.self,
        "is bound to a focus property that does not belong to a view"
      )
    }
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: FocusModifier<Value>, _ content: C) {
    if modifier.store !== store { store?.untie(self) }
    store = modifier.store
    store?.tie(self, to: modifier.value)
    if store?.hasPreference == true { markContentUnfolded() }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package var focusStore: (any AnyFocusStore)? { store }

  package override func fold(into element: inout Element, of node: ElementNode) {
    guard let store, case .accessibility(let technologies) = store.kind, store.isPreferred(self)
    else { return }
    element.details.isDefaultFocus = true
    element.details.defaultFocusTechnologies = technologies ?? .all
  }

  package override func willVanish() { store?.untie(self) }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
