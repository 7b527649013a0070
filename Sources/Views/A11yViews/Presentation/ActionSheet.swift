// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A confirmation dialog as a value, in the older API: `actionSheet(isPresented:content:)` shows it.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an action sheet while a binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    dialog(.confirmation, nil, isPresented) {
      (AlertButtons(sheet: content()), EmptyView())
    }
  }

  /// Shows the action sheet of an item while the item is not `nil`.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } }
    )
    return dialog(.confirmation, nil, isPresented) {
      item.wrappedValue.map { (AlertButtons(sheet: content($0)), EmptyView()) }
    }
  }
}
