// SPDX-License-Identifier: MIT

import A11yTree

/// An element that can be covered by other elements, such as a window with sheets or an app with windows.
@_spi(Nodes)
open class SurfaceNode: ElementNode {
  /// The elements that are shown on top of the content. The last covering element is frontmost.
  package private(set) final var presented: [ElementNode] = []

  /// Shows an element in front of all other elements on the surface.
  package final func present(_ node: ElementNode) {
    guard presented.last !== node else { return }
    presented.removeAll { $0 === node }
    presented.append(node)
    markChildren()
  }

  /// Places an element behind all other elements on the surface.
  package final func sendToBack(_ node: ElementNode) {
    guard presented.first !== node else { return }
    presented.removeAll { $0 === node }
    presented.insert(node, at: 0)
    markChildren()
  }

  /// Stops showing an element on the surface.
  package final func dismiss(_ node: ElementNode) {
    presented.removeAll { $0 === node }
    markChildren()
  }

  public final override func appendPresented(to elements: inout [ElementNode]) {
    for node in presented {
      node.foldIfNeeded()
      if node.state.contains(.isShown) { elements.append(node) }
    }
  }
}

extension _ViewNode {
  /// The innermost surface that contains the node.
  package final var surface: SurfaceNode? {
    var next: _ViewNode? = self
    while let node = next {
      if let surface = node as? SurfaceNode { return surface }
      next = node.parent
    }
    return nil
  }
}
