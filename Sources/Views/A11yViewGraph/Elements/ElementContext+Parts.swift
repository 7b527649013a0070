// SPDX-License-Identifier: MIT

import A11yTree

extension ElementContext {
  /// One view's part of the content, where the content is a tuple of views.
  ///
  /// A control with a label and a value has both as its content and tells them apart by index.
  package func part(_ index: Int) -> Element {
    var parts: [Node] = []
    node.forEachChild { tuple in tuple.forEachChild { parts.append($0) } }
    guard parts.indices.contains(index) else { return Element() }
    return Element(merging: parts[index].shownElements.map(\.element))
  }
}

extension _ViewNode {
  /// The elements that the node makes, in document order.
  package final var shownElements: [ElementNode] {
    var nodes: [ElementNode] = []
    appendElements(to: &nodes)
    return nodes
  }
}
