// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Content for a dialog or menu. Each button in the content performs its action and then closes the dialog or menu.
package struct ClosingButtons<Content: View> {
  package let content: Content
  /// The fallback button, which is added if the program does not provide the required button.
  package var fallback: Fallback?
  /// Whether the escape gesture performs the cancel button's action. If there is no cancel button, the escape gesture
  /// is ignored.
  package var escapeCancels = false
  /// Whether cancel buttons are hidden on an iPad, where the dialog is a popover that the escape gesture closes.
  package var hidesCancelOnPad = false
  package let close: @MainActor () -> Void
  /// A closure that is called after the action of any button other than the cancel button.
  package var onChoice: (@MainActor () -> Void)?

  package init(
    content: Content,
    fallback: Fallback? = nil,
    escapeCancels: Bool = false,
    hidesCancelOnPad: Bool = false,
    onChoice: (@MainActor () -> Void)? = nil,
    close: @escaping @MainActor () -> Void
  ) {
    self.onChoice = onChoice
    self.content = content
    self.fallback = fallback
    self.escapeCancels = escapeCancels
    self.hidesCancelOnPad = hidesCancelOnPad
    self.close = close
  }

  package enum Fallback {
    /// A button that closes the dialog and is added if the dialog has no other button.
    case ok
    /// A button that closes the dialog and is added if the dialog has no cancel button.
    case cancel
  }
}

extension ClosingButtons: View {
  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    ClosingButtonsNode(view, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: ClosingButtonsNode<Content>.self).update(view)
  }
}

package final class ClosingButtonsNode<Content: View>: Node {
  private var view: ClosingButtons<Content>
  private var content: Node?
  private var fallback: Node?
  private var context: _ViewContext

  package init(_ view: ClosingButtons<Content>, _ context: _ViewContext) {
    self.view = view
    self.context = context
    super.init(context)
    flags.insert(.handlesActions)
    if view.hidesCancelOnPad, CurrentHost.device.idiom == .pad,
      !graph.withoutReading({ EnvironmentValues(scope: context.environment).isCompact })
    {
      flags.insert(.folds)
    }
    self.context = context.below(self)
    content = Content._makeNode(view.content, in: self.context)
    self.context.ordinal = 1
    addFallback()
  }

  package func update(_ view: ClosingButtons<Content>) {
    self.view = view
    if let content { Content._updateNode(content, to: view.content) }
    addFallback()
  }

  /// Adds or removes the fallback button, depending on the other buttons.
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

  // This flag is set only if the node hides cancel buttons.
  package override func fold(into element: inout Element, of node: ElementNode) {
    if (node as? any RoledNode)?.role == .cancel { element.states.isHidden = true }
  }

  package override func handler(for action: Action, on element: ElementNode) -> (
    @MainActor () -> Void
  )? {
    switch action {
    case .activate where element is any ChoiceNode && !element.element.states.isDisabled:
      let cancels = (element as? any RoledNode)?.role == .cancel
      return { [self] in
        guard element.answer(action, inside: self) else { return }
        view.close()
        if !cancels { view.onChoice?() }
      }
    case .escape where view.escapeCancels:
      return { [self] in _ = buttons.last { $0.role == .cancel }?.answer(.activate) }
    default: return nil
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }
}
