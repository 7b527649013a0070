// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A section of several tabs with a header. The header is shown only in sidebars, so it is not spoken.
public struct TabSection<Header: View, Content: TabContent, Footer, SelectionValue: Hashable> {
  package let content: Content
}

extension TabSection: View, PassThroughView {}

extension TabSection: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
}
