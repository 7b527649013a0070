// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Which columns of a split view are shown. Here all always are.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package let name: String

  /// The default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

// The visibility of columns does not affect elements.
extension NavigationSplitView {
  /// Makes three columns, with a binding for their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes two columns, with a binding for their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Makes three columns, with a binding for the preferred one where there is space for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes two columns, with a binding for the preferred one where there is space for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Makes three columns, with bindings for their visibility and the preferred one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes two columns, with bindings for their visibility and the preferred one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }
}
