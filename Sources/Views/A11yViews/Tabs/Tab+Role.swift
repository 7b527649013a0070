// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel())
  }
}

/// The label of a tab's role: "Search".
public struct DefaultTabLabel: View {
  nonisolated init() {}
  /// The label.
  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}
