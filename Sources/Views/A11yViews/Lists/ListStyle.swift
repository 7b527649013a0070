// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for lists.
///
/// It does not affect elements, except ``SidebarListStyle``: there a section with `isExpanded` has
/// a header that shows and hides its content.
public protocol ListStyle {}

private enum SidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether lists are those of a sidebar.
  package var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}
