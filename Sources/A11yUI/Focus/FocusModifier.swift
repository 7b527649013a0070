/// Ties its content to a value of a focus wrapper.
struct FocusModifier<Value: Hashable> {
  let store: FocusStore<Value>?
  let value: Value
}

extension FocusModifier: ViewModifier {
  func body(content: Content) -> Never { fatalError("a focus modifier has no body") }

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    FocusNode(modifier, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: FocusNode<Value, C>.self).update(modifier, content)
  }
}

final class FocusNode<Value: Hashable, C: View>: Node {
  private var store: FocusStore<Value>?
  private var content: Node?

  init(_ modifier: FocusModifier<Value>, _ content: C, _ context: _ViewContext) {
    store = modifier.store
    super.init(context)
    flags.insert(.tracksFocus)
    if let store {
      if case .accessibility = store.kind { flags.insert(.folds) }
      store.tie(self, to: modifier.value)
    } else {
      Diagnostic.reportUninstalled(
        FocusModifier<Value>.self,
        "is tied to a focus wrapper that is in no view"
      )
    }
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: FocusModifier<Value>, _ content: C) {
    if modifier.store !== store { store?.untie(self) }
    store = modifier.store
    store?.tie(self, to: modifier.value)
    if store?.hasPreference == true { markContentUnfolded() }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  override var focusStore: (any AnyFocusStore)? { store }

  override func fold(into element: inout Element, of node: ElementNode) {
    guard let store, case .accessibility(let technologies) = store.kind, store.isPreferred(self)
    else { return }
    element.details.isDefaultFocus = true
    element.details.defaultFocusTechnologies = technologies ?? .all
  }

  override func willVanish() { store?.untie(self) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
