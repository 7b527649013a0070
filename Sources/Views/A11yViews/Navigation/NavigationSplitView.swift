// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A view with columns side by side, in which the selection in one column determines the content of the next column.
///
/// Each column is a navigation stack. A link with a destination view pushes that view onto its own column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  package let sidebar: Sidebar
  package let content: Content
  package let detail: Detail

  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView: View {
  /// The content and behaviour of the view.
  public var body: some View {
    NavigationStack { sidebar.environment(\.isSidebar, true).environment(\.isBesideDetail, true) }
    if Content.self != EmptyView.self {
      NavigationStack { content.environment(\.isBesideDetail, true) }
    }
    NavigationStack { detail }
  }
}

private enum BesideDetailKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether another column shows the value that is selected in this column.
  package var isBesideDetail: Bool {
    get { self[BesideDetailKey.self] }
    set { self[BesideDetailKey.self] = newValue }
  }
}
