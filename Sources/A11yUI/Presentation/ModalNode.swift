import A11yTree

/// What something that covers the window is.
struct ModalKind {
  var role: Role
  /// What it is called, if that is not said by what is inside.
  var label = ""
  /// Whether leaving it is enough to close it.
  var closesOnEscape = true
}

/// Something that covers the window until it is closed: a dialog, a cover, a menu.
///
/// It stands in the window, not in what opened it, so no modifier around the opener says anything
/// of it; what its content inherits, it inherits from the opener.
final class ModalNode<Content: View>: ElementNode {
  private var kind: ModalKind
  private let dismissal: Dismissal
  private var content: Node?

  init(_ view: Content, _ kind: ModalKind, _ dismissal: Dismissal, from opener: _ViewContext) {
    self.kind = kind
    self.dismissal = dismissal
    var context = opener.with { $0.present(dismissal) }
    if let root = opener.graph.root {
      context.parent = root
      context.container = root
    }
    super.init(context, children: .contained)
    var inner = context.below(self)
    inner.container = self
    content = Content._makeNode(view, in: inner)
    graph.root?.present(self)
  }

  func update(_ view: Content, _ kind: ModalKind) {
    if self.kind.label != kind.label { markUnfolded() }
    self.kind = kind
    if let content { Content._updateNode(content, to: view) }
  }

  func close() {
    remove()
    graph.root?.dismiss(self)
  }

  override func makeElement() -> Element {
    Element(kind.role, label: kind.label, traits: .isModal, actions: .escape)
  }

  override func perform(_ action: Action) -> Bool {
    guard action == .escape else { return false }
    if let button = buttons.last(where: { $0.role == .cancel }) {
      return button.node.answer(.activate)
    }
    guard kind.closesOnEscape else { return false }
    dismissal.body()
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
