// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A view that is a section. The protocol hides the types of the section's content.
protocol SectionedView {
  var headerViews: SubviewsCollection { get }
  var contentViews: SubviewsCollection { get }
  var footerViews: SubviewsCollection { get }
}
