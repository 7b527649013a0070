// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViews
import SwiftUI

/// The element for a mark.
struct MarkElement: ElementView {
  let label: String
  let value: String
  let identifier: String?

  static var readsState: Bool { false }

  func element(in context: ElementContext) -> Element {
    var element = Element(.generic, label: label, value: value)
    if let identifier { element.details.identifier = identifier }
    return element
  }

  func isShown(_ element: Element, unmodified: Element) -> Bool {
    !element.label.isEmpty || !element.value.isEmpty
  }
}

/// The element that contains the marks. The chart's label is its name.
struct ChartElement<Content: View>: ElementView {
  let content: Content

  static var childMode: ChildMode { .contained }
  static var readsState: Bool { false }

  func element(in context: ElementContext) -> Element { Element(.group) }
}
