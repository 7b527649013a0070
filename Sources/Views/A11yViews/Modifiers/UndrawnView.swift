// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that is purely visual and is not an accessibility element unless a modifier makes it one.
@MainActor
package protocol UndrawnView: UnmetView {}

extension UndrawnView {
  package static func isShown(_ element: Element, unmodified: Element) -> Bool {
    guard !element.states.isHidden else { return false }
    // A tap gesture on the view does not turn the view into an element.
    var element = element
    element.actions = unmodified.actions
    return element != unmodified
  }
}
