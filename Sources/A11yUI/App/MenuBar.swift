import A11yTree

/// The menus of an app, from left to right.
struct MenuBar: View {
  let app: AppRecord

  var body: some View {
    ForEach(app.menuModels) { menu in
      BarMenu(title: menu.title, bar: app.menus.bar) {
        ForEach(menu.items) { $0.content }
      }
    }
  }
}

/// One menu of the bar: its title, and its items while it is open.
///
/// The items are always there, for their shortcuts work while the menu is closed.
private struct BarMenu<Content: View>: View {
  @State private var isOpen = false
  let title: String
  weak var bar: MenuBarNode?
  let content: Content

  init(title: String, bar: MenuBarNode?, @ViewBuilder content: () -> Content) {
    self.title = title
    self.bar = bar
    self.content = content()
  }

  var body: some View {
    BarTitle(title: title, isOpen: $isOpen)
    BarItems(
      title: title,
      isOpen: $isOpen,
      content: ClosingButtons(content: content) {
        isOpen = false
        bar?.close()
      }
    )
  }
}

/// The title of a menu, which opens it.
private struct BarTitle: ElementView {
  let title: String
  let isOpen: Binding<Bool>

  func element(in context: ElementContext) -> Element {
    var element = Element(.menuItem, label: title, actions: [.activate, .showMenu])
    element.states.isExpanded = isOpen.wrappedValue
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate || action == .showMenu else { return false }
    isOpen.wrappedValue = true
    return true
  }
}

/// The items of a menu: hidden while it is closed, and all that can be reached while it is open.
private struct BarItems<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let title: String
  let isOpen: Binding<Bool>
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(.menu, label: title)
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
