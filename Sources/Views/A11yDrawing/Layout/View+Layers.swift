// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension View {
  nonisolated func inset<V: View>(_ content: V, comesFirst: Bool) -> some View {
    TupleView((comesFirst ? content : nil, self, comesFirst ? nil : content))
  }
}
