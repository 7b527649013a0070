// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control that the user turns on or off.
public struct Toggle<Label: View> {
  package let state: () -> States.Toggle
  package let set: (Bool) -> Void
  package let content: Label

  /// Creates a toggle that is bound to a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    state = { isOn.wrappedValue ? .on : .off }
    set = { isOn.wrappedValue = $0 }
    content = label()
  }

  /// Creates a toggle that is bound to several values. If the values differ, the toggle's state is mixed. Toggling the
  /// control sets all of the values.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    state = {
      let values = Set(sources.map { $0[keyPath: isOn].wrappedValue })
      return values.count > 1 ? .mixed : values.first == true ? .on : .off
    }
    set = { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }
    content = label()
  }
}

extension Toggle: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .switchButton, labelled: context)
    element.traits.insert(.isToggle)
    element.states.checked = state()
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate else { return false }
    set(state() != .on)
    return true
  }
}
