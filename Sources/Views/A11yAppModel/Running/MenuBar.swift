// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An app's menus, from left to right.
package struct MenuBar: View {
  package let app: AppRecord

  package var body: some View {
    ForEach(app.menuModels) { menu in
      BarMenu(label: menu.label, bar: app.menus.bar) {
        ForEach(menu.items) { $0.content }
      }
    }
  }
}

/// A menu in the menu bar, which has a title, and items that appear while the menu is open.
///
/// The items always exist, because their keyboard shortcuts work even when the menu is closed.
private struct BarMenu<Content: View>: View {
  @State private var isOpen = false
  let label: AnyView
  weak var bar: MenuBarNode?
  let content: Content

  init(label: AnyView, bar: MenuBarNode?, @ViewBuilder content: () -> Content) {
    self.label = label
    self.bar = bar
    self.content = content()
  }

  var body: some View {
    BarTitle(isOpen: $isOpen, content: label)
    BarItems(
      isOpen: $isOpen,
      label: label,
      items: ClosingButtons(content: content) {
        isOpen = false
        bar?.close()
      }
    )
  }
}

/// A menu's title, which opens the menu.
private struct BarTitle: ElementView {
  let isOpen: Binding<Bool>
  let content: AnyView

  func element(in context: ElementContext) -> Element {
    var element = Element(.menuItem, label: context.words, actions: [.activate, .showMenu])
    element.states.isExpanded = isOpen.wrappedValue
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate || action == .showMenu else { return false }
    isOpen.wrappedValue = true
    return true
  }
}

/// A menu's items. The menu's items are hidden while the menu is closed. While a menu is open, only its items can be
/// reached.
private struct BarItems<Items: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let isOpen: Binding<Bool>
  let content: TupleView<(LabelWords<AnyView>, Items)>

  init(isOpen: Binding<Bool>, label: AnyView, items: Items) {
    self.isOpen = isOpen
    content = TupleView((LabelWords(content: label), items))
  }

  func element(in context: ElementContext) -> Element {
    var element = Element(.menu, label: context.words(of: LabelWords<AnyView>.self))
    if isOpen.wrappedValue {
      element.traits = .isModal
      element.actions = .escape
    } else {
      element.states.isHidden = true
    }
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .escape, isOpen.wrappedValue else { return false }
    isOpen.wrappedValue = false
    return true
  }
}
