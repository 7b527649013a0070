@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

// There is nothing to animate, so what a transaction is changed to changes nothing that is met, and
// nobody asks for it.
extension View {
  /// Changes the transactions of what changes in the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transactions of what changes in the view while a value does.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transactions of what modifiers change.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(AnyView(self)))
  }
}
