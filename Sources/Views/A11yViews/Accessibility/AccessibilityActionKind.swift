// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  // A whole `Action` has cases with three words, which every modifier with an action would store.
  private enum Kind: Equatable {
    case activate, escape, magicTap, delete, showMenu
    case custom(String)
  }

  private let kind: Kind

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(.activate)
  /// Leaves: closes what is open, or goes back.
  public static let escape = AccessibilityActionKind(.escape)
  /// The main action of the screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// Opens the element's menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)

  private init(_ kind: Kind) { self.kind = kind }

  /// A custom action, by name.
  public init(named name: Text) { kind = .custom(name.spoken) }

  /// The action.
  package var action: Action {
    switch kind {
    case .activate: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .showMenu: .showMenu
    case .custom(let name): .custom(name)
    }
  }
}
