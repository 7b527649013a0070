// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The content of an alert or a confirmation dialog.
package struct DialogContent<Actions: View, Message: View> {
  package let title: Text?
  package let message: Message
  package let actions: Actions
  @Environment(\.dialogSuppression) private var suppression

  package init(title: Text?, message: Message, actions: Actions) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension DialogContent: View {
  package var body: some View {
    if let title { title }
    message
    if let suppression { Toggle(isOn: suppression.isOn) { suppression.title } }
    actions
  }
}

/// A toggle that prevents a dialog from being shown again.
package struct DialogSuppression {
  package let title: Text
  package let isOn: Binding<Bool>

  package nonisolated init(title: Text, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
}

private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  /// The toggle that lets the user prevent dialogs from being shown again.
  package var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The type of dialog, which is an alert or a confirmation dialog.
package enum DialogStyle {
  case alert, confirmation
}

extension Visibility {
  /// Returns the dialog's title, unless the title is hidden.
  package nonisolated func shown(_ title: Text) -> Text? { self == .hidden ? nil : title }
}

extension View {
  /// Shows a dialog while a binding is `true`.
  package nonisolated func dialog<Actions: View, Message: View>(
    _ style: DialogStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ content: (actions: Actions, message: Message)
  ) -> some View {
    dialog(style, title, isPresented) { content }
  }

  /// Shows a dialog while a binding is `true` and there is content to show.
  ///
  /// - Parameter onChoice: A closure that is called after the action of any button other than the cancel button.
  package nonisolated func dialog<Actions: View, Message: View>(
    _ style: DialogStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    onChoice: (@MainActor () -> Void)? = nil,
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
            hidesCancelOnPad: style == .confirmation,
            onChoice: onChoice,
            close: { isPresented.wrappedValue = false }
          )
        },
        frame: Element(.alertDialog, traits: .isModal, actions: .escape)
      )
    )
  }
}
