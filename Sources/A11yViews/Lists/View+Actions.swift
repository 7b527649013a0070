@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Gives a row controls that a swipe shows; they are the actions of the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ActionsModifier(controls: content()))
  }

  /// Gives a view a menu that a long press shows; its items are the actions of the view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ActionsModifier(controls: menuItems()))
  }

  /// Gives a view a menu with a preview. The preview is not met.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ActionsModifier(controls: menuItems()))
  }
}
