// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Spacer: View, UnmetView {}
extension Divider: View, UnmetView {}

/// A view that is not an element unless a modifier makes it one.
///
/// For example, shapes and colors are not elements on their own. To add another view that is not an element on its own,
/// make its type conform to this protocol.
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
