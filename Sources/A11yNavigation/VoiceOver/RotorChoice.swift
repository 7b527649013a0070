// SPDX-License-Identifier: MIT

import A11yTree

/// The rotor item that the user has chosen.
struct RotorChoice: Sendable {
  /// The item that remains chosen when the cursor moves.
  private(set) var setting: RotorItem = .headings
  /// The user's rotor choice for the current element, which overrides the element's default until the cursor moves.
  private var here: RotorItem?

  /// Turns the rotor to an item.
  mutating func set(_ item: RotorItem) {
    here = item
    // When the cursor moves, the rotor does not keep an item that only this element offers.
    if item != .adjustValue, item != .actions { setting = item }
  }

  /// Discards the rotor choice for the element that the cursor leaves.
  mutating func leaveElement() { here = nil }

  /// Returns the rotor item that determines how up and down move the cursor: the choice for the current element, the
  /// element's own default, or the setting.
  func item(on cursor: ElementID?, in tree: AccessibilityTree) -> RotorItem {
    if let here { return here }
    guard let cursor, let element = tree[cursor] else { return setting }
    if element.isAdjustable { return .adjustValue }
    if element.hasDetails, !element.details.customActions.isEmpty { return .actions }
    return setting
  }
}
