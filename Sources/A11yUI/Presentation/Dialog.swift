import A11yTree

/// What an alert or a confirmation dialog shows.
struct DialogContent<Actions: View, Message: View> {
  let title: Text?
  let message: Message
  let actions: Actions
}

extension DialogContent: View {
  var body: some View {
    if let title { title }
    message
    actions
  }
}

/// An alert, or a choice of actions.
enum DialogStyle {
  case alert, confirmation
}

extension Visibility {
  /// A title, unless it is hidden.
  nonisolated func shown(_ title: Text) -> Text? { self == .hidden ? nil : title }
}

extension View {
  /// Shows a dialog while a binding says so.
  nonisolated func dialog<Actions: View, Message: View>(
    _ style: DialogStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ content: (actions: Actions, message: Message)
  ) -> some View {
    dialog(style, title, isPresented) { content }
  }

  /// Shows a dialog while a binding says so and there is anything to show.
  nonisolated func dialog<Actions: View, Message: View>(
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
