import A11yTree

/// A control that has a role.
@MainActor
protocol RoledControl {
  var role: ButtonRole? { get }
}

extension Button: RoledControl {}

/// A node of a control that has a role.
@MainActor
protocol RoledNode: ElementNode {
  var role: ButtonRole? { get }
}

extension ElementViewNode: RoledNode where V: RoledControl {
  var role: ButtonRole? { view.role }
}

extension _ViewNode {
  /// The buttons in and below the node, in document order.
  final var buttons: [(node: ElementNode, role: ButtonRole?)] {
    var found: [(node: ElementNode, role: ButtonRole?)] = []
    addButtons(to: &found)
    return found
  }

  private func addButtons(to found: inout [(node: ElementNode, role: ButtonRole?)]) {
    if let button = self as? any RoledNode { found.append((button, button.role)) }
    forEachChild { $0.addButtons(to: &found) }
  }
}

extension ElementNode {
  /// Does an action as modifiers inside of a node have it, and leaves those outside unasked.
  func answer(_ action: Action, inside boundary: Node) -> Bool {
    var handler: (@MainActor () -> Void)?
    var next = parent
    while let node = next, node !== boundary, !node.flags.contains(.isElement) {
      if node.flags.contains(.handlesActions), let own = node.handler(for: action, on: self) {
        handler = own
      }
      next = node.parent
    }
    guard let handler else { return perform(action) }
    handler()
    return true
  }
}

/// The buttons of a dialog or menu: each closes it once it has done what it does.
struct ClosingButtons<Content: View> {
  let content: Content
  let dismissal: Dismissal
  /// The button that is there if the program gave none of a kind.
  var fallback: Fallback?

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
    guard action == .activate, element is any RoledNode, !element.element.states.isDisabled
    else { return nil }
    return { [self] in
      if element.answer(action, inside: self) { view.dismissal.body() }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }
}
