// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label {
    package let view: AnyView
    package let isExpanded: Bool
  }

  /// The content.
  public struct Content {
    package let view: AnyView
  }

  /// The label of the group.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label of the group.
  public var body: some View { view.modifier(ExpandedModifier(isExpanded: isExpanded)) }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content.
  public var body: some View { view }
}

/// Makes the element of the label say whether the group is expanded.
private struct ExpandedModifier: Equatable {
  let isExpanded: Bool
}

extension ExpandedModifier: ViewModifier, ElementModifier {
  package typealias Body = Never
  package func fold(into element: inout Element, in context: ModifierContext) {
    element.states.isExpanded = isExpanded
  }
}
