// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ScrollView: View, ElementView {
  package static var childMode: ChildMode { .contained }
  package static var readsState: Bool { false }

  package func element(in context: ElementContext) -> Element { Element(.scrollArea) }
}
