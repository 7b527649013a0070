// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control that opens a URL.
public struct Link<Label: View> {
  package let destination: URL
  package let content: Label

  /// Creates a link from a URL and a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }
}

extension Link where Label == Text {
  /// Creates a link labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .link, labelled: context)
    element.traits.insert(.isLink)
    element.details.url = destination.absoluteString
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled else { return false }
    context.environment.openURL(destination)
    return true
  }
}
