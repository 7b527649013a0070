// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// An alert as a value, in the older API: `alert(isPresented:content:)` shows it.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    package let role: ButtonRole?
    package let label: Text
    package let action: (@MainActor () -> Void)?
  }

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// Creates an alert with one button, by default "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    dialog(.alert, nil, isPresented) {
      (AlertButtons(alert: content()), EmptyView())
    }
  }

  /// Shows the alert of an item while the item is not `nil`.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } }
    )
    return dialog(.alert, nil, isPresented) {
      item.wrappedValue.map { (AlertButtons(alert: content($0)), EmptyView()) }
    }
  }
}

/// The texts and buttons of an alert or an action sheet.
struct AlertButtons {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  nonisolated init(alert: Alert) {
    (title, message, buttons) = (alert.title, alert.message, alert.buttons)
  }

  nonisolated init(sheet: ActionSheet) {
    (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons)
  }
}

extension AlertButtons: View {
  package var body: some View {
    title
    message
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
