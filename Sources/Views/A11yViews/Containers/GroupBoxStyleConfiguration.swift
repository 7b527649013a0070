// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label {
    package let view: AnyView
  }

  /// The content of the box.
  public struct Content {
    package let view: AnyView
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The label of the box.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The content of the box.
  public var body: some View { view }
}
