// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Adds the controls of a swipe; they become actions of the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ActionsModifier(controls: content()))
  }

  /// Adds a context menu, whose items become actions of the view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ActionsModifier(controls: menuItems()))
  }

  /// Adds a context menu with a preview. The preview is not exposed.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ActionsModifier(controls: menuItems()))
  }
}
