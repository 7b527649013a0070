/// What the body of a menu is made from.
public struct MenuStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let view: AnyView
  }

  /// What is in the menu.
  public struct Content {
    let view: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// The label of the button.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// What is in the menu.
  public var body: some View { view }
}
