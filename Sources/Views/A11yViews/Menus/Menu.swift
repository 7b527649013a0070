// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A button that opens a menu of actions when it is activated.
public struct Menu<Label: View, Content: View> {
  @State private var isOpen = false
  package let content: Content
  package let label: Label
  package let primaryAction: (@MainActor () -> Void)?

  package init(_ content: Content, _ label: Label, _ primaryAction: (@MainActor () -> Void)? = nil)
  {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The body of the view.
  public var body: some View {
    Styleable(
      plain: MenuButton(isOpen: $isOpen, primaryAction: primaryAction, content: label)
        .modifier(
          PresentationModifier.menu(isOpen: $isOpen) {
            ClosingButtons(content: content.environment(\.pickerKind, .items), close: $0)
          }
        ),
      configuration: {
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(view: AnyView(label)),
          content: MenuStyleConfiguration.Content(view: AnyView(content)),
          primaryAction: primaryAction
        )
      },
      styled: { $0 }
    )
  }
}

private struct MenuButton<Content: View>: ElementView {
  let isOpen: Binding<Bool>
  let primaryAction: (@MainActor () -> Void)?
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(control: .popUpButton, labelled: context)
    element.traits.insert(.isButton)
    element.actions.insert(.showMenu)
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard context.isEnabled else { return false }
    switch action {
    case .activate:
      if let primaryAction { primaryAction() } else { isOpen.wrappedValue = true }
    case .showMenu: isOpen.wrappedValue = true
    default: return false
    }
    return true
  }
}
