// SPDX-License-Identifier: MIT

/// The standard actions that an element supports.
public struct ActionSet: OptionSet, Hashable, Sendable {
  /// One bit per action.
  public var rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The default action: what a double tap does.
  public static let activate = Self(rawValue: 1 << 0)
  /// One step up.
  public static let increment = Self(rawValue: 1 << 1)
  /// One step down.
  public static let decrement = Self(rawValue: 1 << 2)
  /// Leave: close the alert or pop-up, or go back.
  public static let escape = Self(rawValue: 1 << 3)
  /// The main action of the screen, wherever the cursor is.
  public static let magicTap = Self(rawValue: 1 << 4)
  /// Delete the element.
  public static let delete = Self(rawValue: 1 << 5)
  /// Open the element's menu.
  public static let showMenu = Self(rawValue: 1 << 6)
  /// Scroll one page.
  public static let scroll = Self(rawValue: 1 << 7)
  /// Change the text.
  public static let edit = Self(rawValue: 1 << 8)

  /// Each action with its name in documents, in bit order.
  public static let names: [(name: String, action: ActionSet)] = [
    ("activate", .activate), ("increment", .increment), ("decrement", .decrement),
    ("escape", .escape), ("magicTap", .magicTap), ("delete", .delete), ("showMenu", .showMenu),
    ("scroll", .scroll), ("edit", .edit),
  ]
}
