// SPDX-License-Identifier: MIT

import A11yTree

extension ScannerMenu {
  /// One entry of the menu.
  public enum Item: Hashable, Sendable {
    /// One of the program's custom actions.
    case custom(String)
    /// The default action.
    case activate
    /// Start typing.
    case edit
    /// One step up.
    case increment
    /// One step down.
    case decrement
    /// The element's own menu.
    case showMenu
    /// Delete the element.
    case delete
    /// Opens the entries for scrolling.
    case scroll
    /// Scroll towards an edge.
    case scrollTo(ScrollEdge)
    /// Leave: close the alert or pop-up, go back.
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
    /// Close the menu, or go back to the menu before.
    case back

    /// The displayed and spoken name.
    public var name: String {
      switch self {
      case .custom(let name): name
      case .activate: "Activate"
      case .edit: "Edit"
      case .increment: "Increment"
      case .decrement: "Decrement"
      case .showMenu: "Show menu"
      case .delete: "Delete"
      case .scroll: "Scroll"
      case .scrollTo(.top): "Scroll up"
      case .scrollTo(.bottom): "Scroll down"
      case .scrollTo(.leading): "Scroll left"
      case .scrollTo(.trailing): "Scroll right"
      case .escape: "Escape"
      case .settings: "Settings"
      case .faster: "Faster"
      case .slower: "Slower"
      case .groups: "Groups on or off"
      case .speech: "Speech on or off"
      case .back: "Back"
      }
    }
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
