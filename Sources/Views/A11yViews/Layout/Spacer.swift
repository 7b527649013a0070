// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Spacer: View, UnmetView {}
extension Divider: View, UnmetView {}

/// A view that is not an accessibility element unless a modifier makes it one.
///
/// Shapes and colors, for example, are not accessibility elements on their own. To define another view that is not an
/// accessibility element on its own, make the view's type conform to this protocol.
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
