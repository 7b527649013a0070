// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
  }

  /// The controls.
  public struct Content {
    package let view: AnyView
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The label of the group.
  public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Content: View {
  /// The controls.
  public var body: some View { view }
}
