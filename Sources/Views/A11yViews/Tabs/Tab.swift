// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// One screen of a tab view, with the label of its button in the bar.
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
  /// The content, as a tab.
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}
