@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a label with its content is made from.
public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  public struct Label {
    package let view: AnyView
  }

  /// What has the label.
  public struct Content {
    package let view: AnyView
  }

  /// What the content is called.
  public let label: Label
  /// What has the label.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  /// What the content is called.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// What has the label.
  public var body: some View { view }
}
