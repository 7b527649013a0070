// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let action: Action

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(action: .activate)
  /// Leaves: closes what is open, or goes back.
  public static let escape = AccessibilityActionKind(action: .escape)
  /// The main action of the screen.
  public static let magicTap = AccessibilityActionKind(action: .magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(action: .delete)
  /// Opens the element's menu.
  public static let showMenu = AccessibilityActionKind(action: .showMenu)

  package init(action: Action) { self.action = action }

  /// A custom action, by name.
  public init(named name: Text) { action = .custom(name.spoken) }
}

/// The direction in which a value is stepped.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
