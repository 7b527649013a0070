// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

struct RowMenuModifier<I: Hashable, M: View> {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
}

extension RowMenuModifier: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.rowMenu, rowMenu) }

  @MainActor private var rowMenu: RowMenu {
    var rowMenu = RowMenu { chosen in
      let values = Self.values(chosen)
      return values.isEmpty ? AnyView(EmptyView()) : AnyView(menu(values))
    }
    if let act = primaryAction { rowMenu.primaryAction = { act(Self.values($0)) } }
    return rowMenu
  }

  /// Returns the values in a selection that have the menu's type.
  private static func values(_ chosen: Set<AnyHashable>) -> Set<I> {
    Set(chosen.compactMap { $0.base as? I })
  }
}

/// The menu items and the primary action that a list offers for its rows.
package struct RowMenu {
  let items: @MainActor (Set<AnyHashable>) -> AnyView
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum RowMenuKey: EnvironmentKey { static var defaultValue: RowMenu? { nil } }

extension EnvironmentValues {
  package var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

/// The items in a row's menu.
package struct RowMenuItems: View {
  @Environment(\.rowMenu) private var menu
  private weak var row: ListRowNode?

  init(_ row: ListRowNode) { self.row = row }

  package var body: some View {
    if let chosen = row?.selection?.chosen { menu?.items(chosen) }
  }
}

extension ListRowNode {
  /// Returns the row's menu, or `nil` if the row's list lacks a selection or a menu for its rows.
  func makeMenu(_ context: _ViewContext) -> ActionSourceNode<RowMenuItems>? {
    guard list.state.contains(.selectsRows) else { return nil }
    let hasMenu = context.graph.withoutReading { EnvironmentValues(scope: scope).rowMenu != nil }
    guard hasMenu else { return nil }
    let menu = ActionSourceNode(RowMenuItems(self), context.below(self).at(1))
    menu.onChange = { [weak self] in self?.markUnfoldedAll() }
    return menu
  }

  /// Adds the items of the row's menu to an element in the row.
  func addMenu(to element: inout Element) {
    element.details.customActions += (menu?.names ?? []).map { CustomAction($0) }
  }

  /// Returns the handler for a menu item, or `nil` if the action does not belong to a menu item.
  func menuHandler(for action: Action) -> (@MainActor () -> Void)? {
    guard case .custom(let name) = action, let menu, menu.names.contains(name) else { return nil }
    return { menu.perform(named: name) }
  }
}
