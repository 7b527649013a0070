// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Opens the scanner menu for the current element.
  mutating func openMenu(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    isTapPending = false
    var target: ElementID?
    switch stop {
    case .item(let id): target = id
    case .scannerMenu: target = lastItem.flatMap { tree.isReachable($0) ? $0 : nil }
    default: break
    }
    menu = ScannerMenu(for: target, in: tree)
    return [.sound(.enter)] + arrive(in: tree, at: time)
  }

  mutating func closeMenu(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    menu = nil
    return [.sound(.leave)] + arrive(in: tree, at: time)
  }

  mutating func takeMenuItem(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard let menu, menu.items.indices.contains(menu.index) else { return [] }
    let item = menu.items[menu.index]
    switch item {
    case .scroll: return openSubmenu(ScannerMenu.scrolling, in: tree, at: time)
    case .settings: return openSubmenu(ScannerMenu.settings, in: tree, at: time)
    case .back:
      guard let parent = menu.parent else { return closeMenu(in: tree, at: time) }
      // The entries may have changed since.
      self.menu = ScannerMenu(for: menu.target, in: tree, at: parent)
      return [.sound(.leave)] + arrive(in: tree, at: time)
    case .faster, .slower, .groups, .speech: return change(item, in: tree, at: time)
    case .increment: return adjust(.increment, menu.target, at: time)
    case .decrement: return adjust(.decrement, menu.target, at: time)
    default:
      guard let action = item.action, let target = menu.target ?? tree.scope else { return [] }
      return finish([.request(ActionRequest(action, on: target))], in: tree, at: time)
    }
  }

  /// Steps a value. The menu stays open: one step is rarely enough.
  private mutating func adjust(
    _ action: Action,
    _ target: ElementID?,
    at time: Duration
  ) -> [Effect] {
    isArmed = false
    schedule(at: time)
    return target.map { [.sound(.select), .request(ActionRequest(action, on: $0))] } ?? []
  }

  private mutating func openSubmenu(
    _ items: [ScannerMenu.Item],
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard var menu else { return [] }
    menu.parent = menu.items[menu.index]
    menu.items = items
    menu.index = 0
    self.menu = menu
    return [.sound(.enter)] + arrive(in: tree, at: time)
  }

  private mutating func change(
    _ item: ScannerMenu.Item,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let notice: String
    switch item {
    case .faster:
      settings.interval = max(settings.interval * 4 / 5, .milliseconds(100))
      notice = "One stop each \(settings.interval.inSeconds)."
    case .slower:
      settings.interval = min(settings.interval * 5 / 4, .seconds(60))
      notice = "One stop each \(settings.interval.inSeconds)."
    case .groups:
      settings.groupsItems.toggle()
      notice = settings.groupsItems ? "Groups on." : "Groups off."
    default:
      settings.speaksItems.toggle()
      notice = settings.speaksItems ? "Speech on." : "Speech off."
    }
    let open = menu
    // The stop may have changed. It is spoken when the menu closes.
    _ = rebuild(in: tree, at: time)
    menu = open
    schedule(at: time)
    return [.sound(.select), .notice(notice)]
  }
}

extension ScannerMenu.Item {
  /// The action that the entry requests.
  var action: Action? {
    switch self {
    case .custom(let name): .custom(name)
    case .activate: .activate
    case .edit: .beginEditing
    case .increment: .increment
    case .decrement: .decrement
    case .showMenu: .showMenu
    case .delete: .delete
    case .scrollTo(let edge): .scroll(edge)
    case .escape: .escape
    case .scroll, .settings, .faster, .slower, .groups, .speech, .back: nil
    }
  }
}

extension Duration {
  /// The duration in readable form: `1.5 s`.
  public var inSeconds: String {
    let (seconds, attoseconds) = components
    let tenths = (Double(seconds) + Double(attoseconds) / 1e18) * 10
    return "\(tenths.rounded() / 10) s"
  }
}
