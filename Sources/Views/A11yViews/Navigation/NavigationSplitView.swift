// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A navigation view that consists of columns. The selection in one column determines the content of the next column.
///
/// If the available width is regular, the columns are placed side by side, and each column is a navigation stack. A
/// link in one column shows its destination in the next column. If the available width is compact, as on an iPhone, the
/// columns form a single stack. When the user selects a row, the next column is shown. The next column's back button
/// clears the selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  @Environment(\.isCompact) private var isCompact
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: View {
  /// The body of the view.
  public var body: some View {
    let columns =
      Content.self == EmptyView.self
      ? [AnyView(sidebar), AnyView(detail)] : [AnyView(sidebar), AnyView(content), AnyView(detail)]
    if isCompact {
      CollapsedSplit(columns: columns, preferred: compactColumn)
    } else {
      ExpandedSplit(columns: columns, visibility: visibility ?? $ownVisibility)
    }
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Creates a split view with three columns and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Creates a split view with three columns and a binding to the column that is on top if the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Creates a split view with three columns, a binding to their visibility, and a binding to the column that is on top
  /// if the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), EmptyView(), detail()) }

  /// Creates a split view with two columns and a binding to the column that is on top if the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail()) }

  /// Creates a split view with two columns, a binding to their visibility, and a binding to the column that is on top
  /// if the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail()) }
}

private enum BesideDetailKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether another column shows the value that is selected in this column.
  package var isBesideDetail: Bool {
    get { self[BesideDetailKey.self] }
    set { self[BesideDetailKey.self] = newValue }
  }
}
