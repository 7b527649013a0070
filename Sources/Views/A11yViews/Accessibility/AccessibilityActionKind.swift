// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The type of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  // This is a separate enumeration, because every modifier with an action would otherwise store an `Action`, which is
  // three words in size.
  private enum Kind: Equatable {
    case activate, escape, magicTap, delete, showMenu
    case custom(String)
  }

  private let kind: Kind

  /// The action that a double tap performs.
  public static let `default` = AccessibilityActionKind(.activate)
  /// The action that dismisses the current view or goes back.
  public static let escape = AccessibilityActionKind(.escape)
  /// The screen's main action, such as playing or pausing.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// The action that deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// The action that opens the element's menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a named custom action.
  public init(named name: Text) { kind = .custom(name.spoken) }

  /// The corresponding action in the accessibility tree.
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
