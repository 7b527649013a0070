import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that only is drawn: no element unless a modifier says something of it.
@MainActor
package protocol UndrawnView: UnmetView {}

extension UndrawnView {
  package func isShown(_ element: Element, unmodified: Element) -> Bool {
    guard !element.states.isHidden else { return false }
    // That something around takes taps is nothing to stop at.
    var element = element
    element.actions = unmodified.actions
    return element != unmodified
  }
}
