/// What the body of a group of controls is made from.
public struct ControlGroupStyleConfiguration {
  /// What the group is called.
  public struct Label {
    let view: AnyView
  }

  /// The controls.
  public struct Content {
    let view: AnyView
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
