// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a menu.
public struct MenuStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }

  /// The content of the menu.
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
  /// The content of the menu.
  public var body: some View { view }
}
