// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A screen in a tab view, with the label for the screen's button in the tab bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  package let value: Value?
  package let content: Content
  package let label: Label

  package init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: View {
  /// The body of the view.
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}
