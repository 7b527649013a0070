// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view with other views in front of it or behind it, all of which form a single row in a list.
struct Layers<Content: View> {
  let content: Content
  nonisolated init(_ content: Content) { self.content = content }
}

extension Layers: View, PassThroughView {}

extension View {
  nonisolated func inset<V: View>(_ content: V, comesFirst: Bool) -> some View {
    TupleView((comesFirst ? content : nil, self, comesFirst ? nil : content))
  }
}
