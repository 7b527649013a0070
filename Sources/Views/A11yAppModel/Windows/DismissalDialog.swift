// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension View {
  /// Asks for confirmation before the window that contains the view is closed. Any action except Cancel closes the
  /// window.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> some View {
    DismissalDialog(
      title: Text(titleKey),
      isWanted: shouldPresent,
      content: self,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Asks for confirmation, with a message, before the window that contains the view is closed. Any action except
  /// Cancel closes the window.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    DismissalDialog(
      title: Text(titleKey),
      isWanted: shouldPresent,
      content: self,
      actions: actions(),
      message: message()
    )
  }
}

/// A modifier that asks for confirmation before the window that contains the view is closed.
private struct DismissalDialog<Content: View, Actions: View, Message: View> {
  @State private var question = DismissalQuestion()
  @State private var isAsked = false
  let title: Text
  let isWanted: Bool
  let content: Content
  let actions: Actions
  let message: Message

  nonisolated init(
    title: Text,
    isWanted: Bool,
    content: Content,
    actions: Actions,
    message: Message
  ) {
    self.title = title
    self.isWanted = isWanted
    self.content = content
    self.actions = actions
    self.message = message
  }
}

extension DismissalDialog: View {
  package var body: some View {
    let _ = question.set(isWanted: isWanted) { isAsked = true }
    content
      .modifier(DismissalModifier(question: question))
      .dialog(.confirmation, title, $isAsked, onChoice: { question.close() }) {
        (actions, message)
      }
  }
}

private struct DismissalModifier {
  let question: DismissalQuestion
}

extension DismissalModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) {
    question.stand(in: node.surface as? WindowNode)
  }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) { question.vanish() }
}
