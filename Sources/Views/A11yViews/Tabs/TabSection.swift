// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Several tabs with a header. The header is shown in sidebars only, so it is not said.
public struct TabSection<Header: View, Content: TabContent, Footer, SelectionValue: Hashable> {
  package let content: Content
}

extension TabSection: View, PassThroughView {}

extension TabSection: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
}

extension TabContent {
  /// Adds actions to the header of a section, which is shown in sidebars only: accepted, and reported
  /// as not heard.
  nonisolated public func sectionActions<C: View>(
    @ViewBuilder content: () -> C
  ) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(
      unheard(
        "uses sectionActions, which are accepted and not heard: tabs are in a bar here, where "
          + "sections have no headers."
      )
    )
  }
}
