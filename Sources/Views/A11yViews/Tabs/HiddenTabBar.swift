// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A modifier that hides the tab bar while its content is shown.
public struct _HiddenTabBarModifier {
  package let hides: Bool
  package nonisolated init(hides: Bool) { self.hides = hides }
}

/// A weak reference to the tab that contains a node.
package struct TabReference {
  package weak var tab: (any AnyTab)?

  @MainActor
  package init(around node: Node) {
    var next = node.enclosingElement
    while let element = next {
      if let tab = element as? any AnyTab {
        self.tab = tab
        return
      }
      next = element.container
    }
  }
}

extension _HiddenTabBarModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> TabReference {
    let reference = TabReference(around: node)
    reference.tab?.hideBar(hides, for: node)
    return reference
  }

  package func update(_ node: Node, _ reference: inout TabReference) {
    reference.tab?.hideBar(hides, for: node)
  }

  package func stop(_ node: Node, _ reference: inout TabReference) {
    reference.tab?.hideBar(false, for: node)
  }
}
