// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The content of an alert or a confirmation dialog.
package struct DialogContent<Actions: View, Message: View> {
  package let title: Text?
  package let message: Message
  package let actions: Actions
}

extension DialogContent: View {
  package var body: some View {
    if let title { title }
    message
    actions
  }
}

/// An alert or a confirmation dialog.
package enum DialogStyle {
  case alert, confirmation
}

extension Visibility {
  /// The title, unless it is hidden.
  package nonisolated func shown(_ title: Text) -> Text? { self == .hidden ? nil : title }
}

extension View {
  /// Shows a dialog while a binding is true.
  package nonisolated func dialog<Actions: View, Message: View>(
    _ style: DialogStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ content: (actions: Actions, message: Message)
  ) -> some View {
    dialog(style, title, isPresented) { content }
  }

  /// Shows a dialog while a binding is true and there is anything to show.
  package nonisolated func dialog<Actions: View, Message: View>(
    _ style: DialogStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ content: @escaping () -> (actions: Actions, message: Message)?
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { isPresented.wrappedValue ? content() : nil },
        identity: { _ in 0 },
        dismiss: { isPresented.wrappedValue = false },
        onDismiss: nil,
        presented: { parts in
          ClosingButtons(
            content: DialogContent(title: title, message: parts.message, actions: parts.actions),
            fallback: style == .alert ? .ok : .cancel,
            escapeCancels: true,
            close: { isPresented.wrappedValue = false }
          )
        },
        frame: Element(.alertDialog, traits: .isModal, actions: .escape)
      )
    )
  }
}
