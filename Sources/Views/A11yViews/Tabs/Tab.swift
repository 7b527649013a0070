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

extension Tab where Label == A11yViews.Label<Text, Image> {
  /// Creates a tab with a value, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), .init(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == A11yViews.Label<Text, Image> {
  /// Creates a tab without a value, labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), .init(title, systemImage: systemImage))
  }

  /// Creates a tab without a value, labelled with a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), .init(title, image: image))
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
