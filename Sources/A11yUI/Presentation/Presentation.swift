/// A modifier that shows something over the window while a binding says so.
///
/// To add one, say in ``presented()`` what is shown, if anything, and in ``close()`` how the binding
/// is told that it was closed.
@MainActor
protocol Presentation: ViewModifier where Body == Never {
  associatedtype Presented: View
  var kind: ModalKind { get }

  /// What is shown now; with another identity than before it is shown anew.
  func presented(_ dismissal: Dismissal) -> (view: Presented, identity: AnyHashable)?

  /// Tells the binding that nothing is shown any more.
  func close()

  /// What is done once it is closed.
  var onDismiss: (@MainActor () -> Void)? { get }
}

extension Presentation {
  var onDismiss: (@MainActor () -> Void)? { nil }

  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    PresentationNode(modifier, content, context)
  }

  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: PresentationNode<Self, C>.self).update(modifier, content)
  }
}

final class PresentationNode<M: Presentation, C: View>: Node {
  private var modifier: M
  private var content: Node?
  private var modal: ModalNode<M.Presented>?
  private var identity: AnyHashable?
  private var context: _ViewContext
  private var dismissal: Dismissal?

  init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(context)
    self.context = context.below(self)
    self.content = C._makeNode(content, in: self.context)
    self.context.ordinal = 1
    dismissal = Dismissal { [weak self] in self?.modifier.close() }
    follow()
  }

  func update(_ modifier: M, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    follow()
  }

  override func reevaluate() { follow() }

  private func follow() {
    flags.remove(.isDirty)
    guard let dismissal else { return }
    let now = graph.evaluate(self) { modifier.presented(dismissal) }
    if let now, let modal, now.identity == identity {
      modal.update(now.view, modifier.kind)
      return
    }
    let wasOpen = modal != nil
    modal?.close()
    modal = nil
    identity = now?.identity
    if let now { modal = ModalNode(now.view, modifier.kind, dismissal, from: context) }
    if wasOpen, let onDismiss = modifier.onDismiss { graph.react(self) { onDismiss() } }
  }

  override func willVanish() {
    modal?.close()
    modal = nil
  }

  override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let modal { body(modal) }
  }
}
