@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a menu is made from.
public struct MenuStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }

  /// What is in the menu.
  public struct Content {
    package let view: AnyView
  }

  package let label: Label
  package let content: Content
  package let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// The label of the button.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// What is in the menu.
  public var body: some View { view }
}
