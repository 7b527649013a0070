// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label of the group.
  public var body: some View { view.modifier(ExpandedModifier(isExpanded: isExpanded)) }
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
