// SPDX-License-Identifier: MIT

/// The standard actions that an element supports.
public struct ActionSet: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each action.
  public var rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The default action, which a double tap performs.
  public static let activate = Self(rawValue: 1 << 0)
  /// Increases the value by one step.
  public static let increment = Self(rawValue: 1 << 1)
  /// Decreases the value by one step.
  public static let decrement = Self(rawValue: 1 << 2)
  /// Closes the alert or pop-up, or goes back.
  public static let escape = Self(rawValue: 1 << 3)
  /// Performs the screen's main action, regardless of the cursor's position.
  public static let magicTap = Self(rawValue: 1 << 4)
  /// Deletes the element.
  public static let delete = Self(rawValue: 1 << 5)
  /// Opens the element's menu.
  public static let showMenu = Self(rawValue: 1 << 6)
  /// Scrolls one page.
  public static let scroll = Self(rawValue: 1 << 7)
  /// Changes the text.
  public static let edit = Self(rawValue: 1 << 8)

  /// All actions with the names that documents use for them, ordered by bit.
  public static let names: [(name: String, action: ActionSet)] = [
    ("activate", .activate), ("increment", .increment), ("decrement", .decrement),
    ("escape", .escape), ("magicTap", .magicTap), ("delete", .delete), ("showMenu", .showMenu),
    ("scroll", .scroll), ("edit", .edit),
  ]
}
