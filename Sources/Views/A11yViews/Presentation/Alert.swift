// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Shows an alert for an item while the item is not `nil`.
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

/// The title, message and buttons of an alert or an action sheet.
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

extension View {
  nonisolated static func title(of error: (some LocalizedError)?) -> String {
    error?.errorDescription ?? error?.localizedDescription ?? ""
  }
}
