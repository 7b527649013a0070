// SPDX-License-Identifier: MIT

import A11yTree

/// The menu that selecting an element opens.
public struct ScannerMenu: Hashable, Sendable {
  /// The element that the menu is for.
  public var target: ElementID?
  /// The entries, ending with the entry for going back.
  public private(set) var items: [Item]
  /// The index of the current entry.
  public private(set) var index = 0
  /// The entry of the parent menu that opened this submenu, if it is one.
  private var parent: Item?

  /// Creates the menu for an element: its own actions first, then the common entries.
  init(for target: ElementID?, in tree: AccessibilityTree, at entry: Item? = nil) {
    self.target = target
    items = Self.items(for: target, in: tree)
    index = entry.flatMap { items.firstIndex(of: $0) } ?? 0
  }

  /// The current entry.
  var current: Item { items[index] }

  /// Whether the current entry is the last.
  var isAtEnd: Bool { index == items.count - 1 }

  /// Moves forward or backward, wrapping around.
  mutating func move(by step: Int) { index = (index + step + items.count) % items.count }

  /// Opens the submenu of the current entry.
  mutating func openSubmenu(_ entries: [Item]) {
    parent = current
    items = entries
    index = 0
  }

  /// Returns the menu from which this submenu was opened; its entries may have changed since.
  func outer(in tree: AccessibilityTree) -> ScannerMenu? {
    parent.map { ScannerMenu(for: target, in: tree, at: $0) }
  }

  static func items(for target: ElementID?, in tree: AccessibilityTree) -> [Item] {
    var items: [Item] = []
    if let target, let element = tree[target] {
      if element.hasDetails { items += element.details.customActions.map { .custom($0.name) } }
      items.append(element.isTypedInto && !element.states.isEditing ? .edit : .activate)
      if element.isAdjustable { items += [.increment, .decrement] }
      if element.actions.contains(.showMenu) { items.append(.showMenu) }
      if element.actions.contains(.delete) { items.append(.delete) }
    }
    return items + [.scroll, .escape, .settings, .back]
  }

  static let scrolling: [Item] = ScrollEdge.allCases.map { .scrollTo($0) } + [.back]
  static let settings: [Item] = [.faster, .slower, .groups, .speech, .back]
}

extension ScannerMenu {
  /// One entry of the menu.
  public enum Item: Hashable, Sendable {
    /// One of the program's custom actions.
    case custom(String)
    /// The default action.
    case activate
    /// Start editing text.
    case edit
    /// Increase the value by one step.
    case increment
    /// Decrease the value by one step.
    case decrement
    /// The element's own menu.
    case showMenu
    /// Delete the element.
    case delete
    /// Opens the entries for scrolling.
    case scroll
    /// Scroll towards an edge.
    case scrollTo(ScrollEdge)
    /// Close the alert or pop-up, or go back.
    case escape
    /// Opens the entries for settings.
    case settings
    /// Scan faster by a fifth.
    case faster
    /// Scan slower by a fifth.
    case slower
    /// Turn groups on or off.
    case groups
    /// Turn spoken items on or off.
    case speech
    /// Close the menu, or return to the previous menu.
    case back

    /// Returns the displayed and spoken name: a program's own, or the catalogue's.
    public func name(in words: Catalogue) -> String {
      switch self {
      case .custom(let name): name
      case .activate: words[.activate]
      case .edit: words[.edit]
      case .increment: words[.increment]
      case .decrement: words[.decrement]
      case .showMenu: words[.showMenu]
      case .delete: words[.delete]
      case .scroll: words[.scroll]
      case .scrollTo(.top): words[.scrollUp]
      case .scrollTo(.bottom): words[.scrollDown]
      case .scrollTo(.leading): words[.scrollLeft]
      case .scrollTo(.trailing): words[.scrollRight]
      case .escape: words[.escape]
      case .settings: words[.settings]
      case .faster: words[.faster]
      case .slower: words[.slower]
      case .groups: words[.groupsOnOrOff]
      case .speech: words[.speechOnOrOff]
      case .back: words[.goBack]
      }
    }
  }
}

extension Catalogue {
  /// Returns the words for an entry; a program's own name is not in the catalogue's language.
  func segment(_ item: ScannerMenu.Item) -> Utterance.Segment {
    if case .custom(let name) = item { return .init(.interface, name.onOneLine) }
    return segment(.interface, item.name(in: self))
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

extension SwitchControl.Settings {
  /// Changes a menu entry's setting, and returns a notice with its new value.
  mutating func change(_ item: ScannerMenu.Item) -> Effect {
    switch item {
    case .faster, .slower:
      interval =
        item == .faster
        ? max(interval * 4 / 5, .milliseconds(100)) : min(interval * 5 / 4, .seconds(60))
      return verbosity.notice(.scanInterval, interval.roundedSeconds)
    case .groups:
      groupsItems.toggle()
      return verbosity.notice(groupsItems ? .groupsOn : .groupsOff)
    default:
      speaksItems.toggle()
      return verbosity.notice(speaksItems ? .speechOn : .speechOff)
    }
  }
}
