@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a group of controls is made from.
public struct ControlGroupStyleConfiguration {
  /// What the group is called.
  public struct Label {
    package let view: AnyView
  }

  /// The controls.
  public struct Content {
    package let view: AnyView
  }

  /// The controls.
  public let content: Content
  /// What the group is called.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Label: View {
  /// What the group is called.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The controls.
  public var body: some View { view }
}
