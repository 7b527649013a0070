// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Spacer: View, UnmetView {}
extension Divider: View, UnmetView {}

/// A view that has no element unless a modifier creates an element for it.
///
/// Shapes and colors, for example, have no elements of their own. To add another view of this kind, make its type
/// conform to this protocol.
@MainActor
package protocol UnmetView: ElementView where Content == EmptyView {}

extension UnmetView {
  package static var readsState: Bool { false }
  package static var isUnmet: Bool { true }
  package func element(in context: ElementContext) -> Element { Element() }
  package static func isShown(_ element: Element, unmodified: Element) -> Bool {
    element != unmodified
  }
}
