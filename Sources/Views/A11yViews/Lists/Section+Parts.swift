// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension Section: SectionedView where Parent: View, Content: View, Footer: View {
  var headerViews: SubviewsCollection { SubviewsCollection(of: header) }
  var contentViews: SubviewsCollection { SubviewsCollection(of: content) }
  var footerViews: SubviewsCollection { SubviewsCollection(of: footer) }
}
