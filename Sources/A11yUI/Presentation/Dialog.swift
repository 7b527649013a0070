/// What an alert or a confirmation dialog shows.
struct DialogContent<Actions: View, Message: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  let fallback: ClosingButtons<Actions>.Fallback
  let dismissal: Dismissal

  var body: some View {
    if let title { title }
    message
    ClosingButtons(content: actions, dismissal: dismissal, fallback: fallback)
  }
}

/// Shows a dialog while a binding says so.
public struct _DialogModifier<Actions: View, Message: View> {
  enum Style { case alert, confirmation }

  let style: Style
  let title: Text?
  let isPresented: Binding<Bool>
  /// What is shown; `nil` where there is no data to show.
  let content: () -> (actions: Actions, message: Message)?

  nonisolated init(
    _ style: Style,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ content: @escaping () -> (actions: Actions, message: Message)?
  ) {
    self.style = style
    self.title = title
    self.isPresented = isPresented
    self.content = content
  }
}

extension _DialogModifier: ViewModifier, Presentation {
  var kind: ModalKind { ModalKind(role: .alertDialog, closesOnEscape: false) }

  func presented(
    _ dismissal: Dismissal
  ) -> (view: DialogContent<Actions, Message>, identity: AnyHashable)? {
    guard isPresented.wrappedValue, let content = content() else { return nil }
    let view = DialogContent(
      title: title,
      message: content.message,
      actions: content.actions,
      fallback: style == .alert ? .ok : .cancel,
      dismissal: dismissal
    )
    return (view, true)
  }

  func close() { isPresented.wrappedValue = false }
}
