// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The items of a context menu, by its older name.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Creates a menu.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu, by its older name; `nil` for none.
  nonisolated public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }

  /// Adds actions to the header of a section: they are read after it.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    TupleView((self, content()))
  }
}
