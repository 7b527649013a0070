// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control that opens a URL when it is activated.
public struct Link<Label: View> {
  package let destination: URL
  package let content: Label

  /// Creates a link from a URL and a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }
}

extension Link: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .link, labelled: context)
    element.traits.formUnion([.isButton, .isLink])
    element.details.url = destination.absoluteString
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled else { return false }
    context.environment.openURL(destination)
    return true
  }
}
