// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A view with others before or behind it. In a list it is one row.
struct Layers<Content: View> {
  let content: Content
  nonisolated init(_ content: Content) { self.content = content }
}

extension Layers: View, PassThroughView {}
