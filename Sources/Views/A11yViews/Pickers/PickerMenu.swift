// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A picker that appears as a button and opens a menu of the options.
package struct PickerMenu<Value: Hashable, Content: View, Label: View>: View {
  @State private var isOpen = false
  package let selection: [Binding<Value>]
  package let content: Content
  package let label: Label
  /// The role that the picker's button announces.
  package var role = Role.popUpButton

  package var body: some View {
    let options = Options(selection: selection, content: content)
    PickerButton(isOpen: $isOpen, role: role, content: TupleView((label, options)))
      .modifier(
        PresentationModifier.menu(isOpen: $isOpen) { close in
          Options(selection: selection, content: content, onChoice: close)
        }
      )
  }
}

/// A picker that appears as a row and opens a screen with the options. When the user has chosen an option, the row is
/// shown again.
///
/// Outside a navigation stack, the row opens a menu instead, because no screen can be pushed.
package struct PickerLink<Value: Hashable, Content: View, Label: View>: View {
  @State private var isOpen = false
  @Environment(\.optionScreen) private var screen
  package let selection: [Binding<Value>]
  package let content: Content
  package let label: Label

  package init(selection: [Binding<Value>], content: Content, label: Label) {
    self.selection = selection
    self.content = content
    self.label = label
  }

  package var body: some View {
    if let screen {
      let options = Options(selection: selection, content: content)
      let button = PickerButton(
        isOpen: $isOpen,
        role: .button,
        content: TupleView((label, options))
      )
      let choices = Options(selection: selection, content: content) { isOpen = false }
      screen.push(AnyView(button), $isOpen, (label as? Text)?.string ?? "", AnyView(choices))
    } else {
      PickerMenu(selection: selection, content: content, label: label)
    }
  }
}

/// The closure that a picker uses to push a screen with its options. The navigation stack provides the closure.
package struct OptionScreen {
  /// Returns a row that pushes a screen with a title onto the stack while a binding is `true`.
  package let push: @MainActor (AnyView, Binding<Bool>, String, AnyView) -> AnyView

  package init(push: @escaping @MainActor (AnyView, Binding<Bool>, String, AnyView) -> AnyView) {
    self.push = push
  }
}

private enum OptionScreenKey: EnvironmentKey {
  static var defaultValue: OptionScreen? { nil }
}

extension EnvironmentValues {
  package var optionScreen: OptionScreen? {
    get { self[OptionScreenKey.self] }
    set { self[OptionScreenKey.self] = newValue }
  }
}

private struct PickerButton<Label: View, Options: View>: ElementView {
  let isOpen: Binding<Bool>
  let role: Role
  let content: TupleView<(Label, Options)>

  func element(in context: ElementContext) -> Element {
    var element = Element(role, label: context.part(0).label, traits: .isButton)
    element.value = context.node.chosenOption?.element.label ?? ""
    element.actions = [.activate, .showMenu]
    element.states.isDisabled = !context.isEnabled
    return element
  }

  /// The button announces its title and the chosen option. If the app sets an accessibility label, that label replaces
  /// both the title and the option.
  static func reconcile(_ element: inout Element, unmodified: Element) {
    guard unmodified.role == .popUpButton, element.label != unmodified.label else { return }
    if element.value == unmodified.value { element.value = "" }
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate || action == .showMenu, context.isEnabled else { return false }
    isOpen.wrappedValue = true
    return true
  }
}

extension _ViewNode {
  /// The node's chosen option.
  package final var chosenOption: (any AnyOption)? {
    allOptions.first { option in
      option.foldIfNeeded()
      return option.element.states.isSelected
    }
  }
}

/// A picker that appears as a wheel and steps through the options.
///
/// As on iOS, the picker's label is neither shown nor spoken.
package struct PickerWheel<Value: Hashable, Inside: View>: ElementView {
  package let selection: [Binding<Value>]
  package let content: Options<Value, Inside>

  package init(selection: [Binding<Value>], options: Inside) {
    self.selection = selection
    content = Options(selection: selection, content: options)
  }

  package func element(in context: ElementContext) -> Element {
    let options = context.node.allOptions
    let chosen = context.node.chosenOption
    var element = Element(.slider)
    element.value = chosen?.element.label ?? ""
    if let place = options.firstIndex(where: { $0 === chosen }) {
      element.position = Element.Position(place + 1, of: options.count)
    }
    element.details.roleDescription = "picker item"
    element.actions = [.increment, .decrement]
    element.states.isDisabled = !context.isEnabled
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .increment || action == .decrement, context.isEnabled else { return false }
    let options = context.node.allOptions
    guard let chosen = context.node.chosenOption else {
      return options.first?.answer(.activate) ?? false
    }
    guard let place = options.firstIndex(where: { $0 === chosen }) else { return false }
    let next = action == .increment ? place + 1 : place - 1
    guard options.indices.contains(next) else { return true }
    return options[next].answer(.activate)
  }
}
