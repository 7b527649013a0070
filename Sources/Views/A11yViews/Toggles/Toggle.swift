// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control that is on or off.
public struct Toggle<Label: View> {
  package let state: () -> States.Toggle
  package let set: (Bool) -> Void
  package let content: Label

  /// Creates a toggle for a binding.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    state = { isOn.wrappedValue ? .on : .off }
    set = { isOn.wrappedValue = $0 }
    content = label()
  }

  /// Creates a toggle for several bindings: mixed where they differ; setting it sets all.
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

extension Toggle where Label == Text {
  /// Creates a toggle labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several bindings, labelled with the text of a resource.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle for several bindings, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
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
