// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A menu in the menu bar.
package struct MenuModel: Identifiable {
  package struct Item: Identifiable {
    package let id: AnyHashable
    package let content: AnyView
  }

  package let id: AnyHashable
  /// The label in the menu bar: a menu's title or the label of a `MenuBarExtra`.
  package let label: AnyView
  package let items: [Item]

  package init(id: AnyHashable, title: String, items: [Item]) {
    self.init(id: id, label: AnyView(Text(verbatim: title)), items: items)
  }

  package init(id: AnyHashable, label: AnyView, items: [Item]) {
    self.id = id
    self.label = label
    self.items = items
  }
}

extension AppRecord {
  /// The menus that contain items, in the order in which the menu bar shows them.
  package var menuModels: [MenuModel] {
    menus.noteRead()
    var models: [MenuModel] = []
    for menu in CommandGroupPlacement.Menu.allCases {
      if menu == .window { models += ownMenus }
      let items = CommandGroupPlacement.all.filter { $0.menu == menu }.flatMap(items)
      let title = menu == .app ? name : menu.title
      if !items.isEmpty { models.append(MenuModel(id: "\(menu)", title: title, items: items)) }
    }
    return models + extras
  }

  /// The menus that the app defines. Menus that have the same name are merged.
  private var ownMenus: [MenuModel] {
    var titles: [String] = []
    var items: [String: [MenuModel.Item]] = [:]
    for entry in menus.entries {
      guard case .menu(let name) = entry.place else { continue }
      if items[name.string] == nil { titles.append(name.string) }
      items[name.string, default: []].append(entry.item)
    }
    return titles.map { MenuModel(id: "own \($0)", title: $0, items: items[$0] ?? []) }
  }

  private var extras: [MenuModel] {
    menus.entries.compactMap { entry in
      guard case .extra(let label) = entry.place else { return nil }
      return MenuModel(id: entry.item.id, label: label, items: [entry.item])
    }
  }

  private func items(of placement: CommandGroupPlacement) -> [MenuModel.Item] {
    var before: [MenuModel.Item] = []
    var after: [MenuModel.Item] = []
    var replacing: [MenuModel.Item]?
    for entry in menus.entries {
      switch entry.place {
      case .before(placement): before.append(entry.item)
      case .after(placement): after.append(entry.item)
      case .replacing(placement): replacing = (replacing ?? []) + [entry.item]
      default: break
      }
    }
    return before + (replacing ?? standardItems(of: placement)) + after
  }

  /// Returns the system's menu items for a placement, except items that do nothing in a11ynav.
  private func standardItems(of placement: CommandGroupPlacement) -> [MenuModel.Item] {
    let scenes = scenes.filter { !$0.isBarred }
    let front = front
    func item(_ content: some View) -> [MenuModel.Item] {
      [MenuModel.Item(id: "standard \(placement.name)", content: AnyView(content))]
    }
    switch placement {
    case .appSettings where scenes.contains { $0.kind == .settings }:
      return item(Button("Settings…") { [weak self] in self?.openSettings() }.keyboardShortcut(","))
    case .appTermination:
      return item(Button("Quit \(name)") { [weak self] in self?.quit() }.keyboardShortcut("q"))
    case .newItem:
      let groups = scenes.filter { $0.opensEmpty && ($0.kind == .group || $0.kind == .document) }
      guard let first = groups.first else { return [] }
      guard first.kind == .document else {
        return item(
          Button("New Window") { [weak first] in _ = first?.open() }.keyboardShortcut("n")
        )
      }
      let documents = groups.filter { $0.kind == .document }
      return item(
        ForEach(Array(documents.enumerated()), id: \.offset) { number, scene in
          Button(number == 0 ? "New" : "New \(scene.documentName)") { [weak scene] in
            _ = scene?.open()
          }
          .keyboardShortcut(number == 0 ? KeyboardShortcut("n") : nil)
        }
      )
    case .saveItem:
      let close = Button("Close") { [weak self] in
        guard let self, let front = self.front else { return }
        self.close(front)
      }
      .keyboardShortcut("w")
      .disabled(front == nil)
      guard scenes.contains(where: { $0.kind == .document }) else { return item(close) }
      let save = Button("Save") { [weak self] in _ = self?.save() }
        .keyboardShortcut("s")
        .disabled(front?.document?.isEditable != true)
      return item(TupleView((close, save)))
    case .undoRedo where graph.undoManager.canUndo || graph.undoManager.canRedo:
      return item(UndoItems(manager: graph.undoManager))
    case .pasteboard where graph.pasteboard.editCommands.get() > 0: return item(EditItems())
    case .windowList where !windows.isEmpty:
      return item(
        ForEach(Array(windows.enumerated()), id: \.offset) { _, window in
          Button(window.spokenTitle) { [weak self, weak window] in
            window.map { self?.bringForward($0) }
          }
          .accessibilityAddTraits(front === window ? .isSelected : [])
        }
      )
    default: return []
    }
  }
}

extension MenuList.Entry {
  /// The content of a menu, identified by the node that provides it.
  fileprivate var item: MenuModel.Item {
    MenuModel.Item(id: ObjectIdentifier(owner), content: content)
  }
}
