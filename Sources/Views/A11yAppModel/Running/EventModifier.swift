// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A modifier that handles an external event, or offers an activity, while the modified view is shown.
public struct _EventModifier {
  package let role: EventList.Role

  package init(_ role: EventList.Role) { self.role = role }
}

extension _EventModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) { node.graph.app?.events.set(node, role) }
  package func update(_ node: Node, _ memory: inout Void) { node.graph.app?.events.set(node, role) }
  package func stop(_ node: Node, _ memory: inout Void) { node.graph.app?.events.set(node, nil) }
}
