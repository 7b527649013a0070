// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A section of any type.
protocol SectionedView {
  var headerViews: SubviewsCollection { get }
  var contentViews: SubviewsCollection { get }
  var footerViews: SubviewsCollection { get }
}
