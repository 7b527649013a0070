// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A button that shows and hides the content below it.
package struct DisclosureButton<Content: View>: ElementView {
  package let isExpanded: Binding<Bool>
  /// Whether the button is an outline row, which the user can select if the row's list has a selection.
  package var selectsRow = false
  package let content: Content

  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .disclosure, labelled: context)
    element.states.isExpanded = isExpanded.wrappedValue
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled else { return false }
    isExpanded.wrappedValue.toggle()
    return true
  }
}

extension DisclosureButton: SelectingView {
  package var selecting: Selecting { selectsRow ? .insteadOfDisclosing : .never }
}
