// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit menu. A program can create a menu, but the menu cannot be opened. In a11ynav, only SwiftUI's menus can be
/// opened.
@MainActor
@preconcurrency
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = []
  /// The delegate, which provides the menu's items. The menu's delegate is never called.
  open weak var delegate: (any NSMenuDelegate)?
  /// Whether menu items are disabled automatically.
  open var autoenablesItems = true
  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Creates a menu without a title.
  public convenience override init() { self.init(title: "") }
  /// Creates a menu.
  public init(title: String) { self.title = title }

  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds a menu item with a title, an action and a key, and returns the item.
  @discardableResult
  open func addItem(
    withTitle string: String,
    action selector: Selector?,
    keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Inserts an item.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(index, 0), items.count))
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes all items.
  open func removeAllItems() { items = [] }
  /// Returns the menu item with a given title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Returns the menu item at an index.
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  /// Always returns `false`, because the menu cannot be opened.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    false
  }
}
