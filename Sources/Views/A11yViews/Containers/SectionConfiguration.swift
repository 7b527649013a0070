// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A view that represents a section. The protocol provides access to a section without depending on the types of its
/// content.
protocol SectionedView {
  var headerViews: SubviewsCollection { get }
  var contentViews: SubviewsCollection { get }
  var footerViews: SubviewsCollection { get }
}
