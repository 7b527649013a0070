@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a group box is made from.
public struct GroupBoxStyleConfiguration {
  /// What the box is called.
  public struct Label {
    package let view: AnyView
  }

  /// What is in the box.
  public struct Content {
    package let view: AnyView
  }

  /// What the box is called.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  /// What the box is called.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// What is in the box.
  public var body: some View { view }
}
