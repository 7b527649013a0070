import A11yTree

/// The content of a dialog or menu: each button closes it once it has done what it does.
struct ClosingButtons<Content: View> {
  let content: Content
  /// The button that is there if the program gave none of a kind.
  var fallback: Fallback?
  /// Whether leaving does what the button does that cancels, and nothing if there is none.
  var escapeCancels = false
  let close: @MainActor () -> Void

  enum Fallback {
    /// A button that closes, if there is no other.
    case ok
    /// A button that closes, if there is none to cancel with.
    case cancel
  }
}

extension ClosingButtons: View {
  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    ClosingButtonsNode(view, context)
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    unsafeDowncast(node, to: ClosingButtonsNode<Content>.self).update(view)
  }
}

final class ClosingButtonsNode<Content: View>: Node {
  private var view: ClosingButtons<Content>
  private var content: Node?
  private var fallback: Node?
  private var context: _ViewContext

  init(_ view: ClosingButtons<Content>, _ context: _ViewContext) {
    self.view = view
    self.context = context
    super.init(context)
    flags.insert(.handlesActions)
    self.context = context.below(self)
    content = Content._makeNode(view.content, in: self.context)
    self.context.ordinal = 1
    addFallback()
  }

  func update(_ view: ClosingButtons<Content>) {
    self.view = view
    if let content { Content._updateNode(content, to: view.content) }
    addFallback()
  }

  /// Adds or takes away the button that is there for lack of others.
  private func addFallback() {
    let buttons = content?.buttons ?? []
    let isNeeded =
      switch view.fallback {
      case .ok: buttons.isEmpty
      case .cancel: !buttons.contains { $0.role == .cancel }
      case nil: false
      }
    guard isNeeded != (fallback != nil) else { return }
    fallback?.remove()
    fallback = nil
    if isNeeded {
      let title = view.fallback == .ok ? "OK" : "Cancel"
      let button = Button(role: .cancel, action: {}) { Text(verbatim: title) }
      fallback = Button<Text>._makeNode(button, in: context)
    }
    contentChanged()
  }

  override func handler(for action: Action, on element: ElementNode) -> (@MainActor () -> Void)? {
    switch action {
    case .activate where element is any RoledNode && !element.element.states.isDisabled:
      return { [self] in
        if element.answer(action, inside: self) { view.close() }
      }
    case .escape where view.escapeCancels:
      return { [self] in _ = buttons.last { $0.role == .cancel }?.answer(.activate) }
    default: return nil
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }
}
