// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Shows an action sheet for an item while the item is not `nil`.
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
