import A11yTree

/// A button that shows and hides what is below it.
struct DisclosureButton<Content: View>: ElementView {
  let isExpanded: Binding<Bool>
  /// Whether it is the row of an outline, which can be selected in a list with a selection.
  var selectsRow = false
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(control: .disclosure, labelled: context)
    element.states.isExpanded = isExpanded.wrappedValue
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate, context.isEnabled else { return false }
    isExpanded.wrappedValue.toggle()
    return true
  }
}

extension DisclosureButton: SelectingView {
  var selecting: Selecting { selectsRow ? .insteadOfDisclosing : .never }
}
