// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a label with its content.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public struct Label {
    package let view: AnyView
  }

  /// The content with the label.
  public struct Content {
    package let view: AnyView
  }

  /// The label of the content.
  public let label: Label
  /// The content with the label.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The label of the content.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The content with the label.
  public var body: some View { view }
}
