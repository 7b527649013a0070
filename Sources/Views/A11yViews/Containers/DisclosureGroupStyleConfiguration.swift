// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label of the disclosure group, including whether the group is expanded.
  public var body: some View { view.modifier(ExpandedModifier(isExpanded: isExpanded)) }
}

/// A modifier that adds the expanded or collapsed state to the label's element.
private struct ExpandedModifier: Equatable {
  let isExpanded: Bool
}

extension ExpandedModifier: ViewModifier, ElementModifier {
  package typealias Body = Never
  package func fold(into element: inout Element, in context: ModifierContext) {
    element.states.isExpanded = isExpanded
  }
}
