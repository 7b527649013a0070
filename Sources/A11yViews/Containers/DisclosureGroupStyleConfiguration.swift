@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a disclosure group is made from.
public struct DisclosureGroupStyleConfiguration {
  /// What the group is called.
  public struct Label {
    package let view: AnyView
    package let isExpanded: Bool
  }

  /// What is shown or hidden.
  public struct Content {
    package let view: AnyView
  }

  /// What the group is called.
  public let label: Label
  /// What is shown or hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// What the group is called.
  public var body: some View { view.modifier(ExpandedModifier(isExpanded: isExpanded)) }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// What is shown or hidden.
  public var body: some View { view }
}

/// Says of what shows the label whether the group is expanded.
private struct ExpandedModifier: Equatable {
  let isExpanded: Bool
}

extension ExpandedModifier: ViewModifier, ElementModifier {
  package typealias Body = Never
  package func fold(into element: inout Element, in context: ModifierContext) {
    element.states.isExpanded = isExpanded
  }
}
