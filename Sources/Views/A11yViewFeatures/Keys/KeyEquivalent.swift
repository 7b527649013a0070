// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, identified by what it types; keys that type nothing have names.
public struct KeyEquivalent: Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }

  private init(_ stroke: KeyStroke) { character = stroke.character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent(.upArrow)
  /// The down arrow.
  public static let downArrow = KeyEquivalent(.downArrow)
  /// The left arrow.
  public static let leftArrow = KeyEquivalent(.leftArrow)
  /// The right arrow.
  public static let rightArrow = KeyEquivalent(.rightArrow)
  /// Escape.
  public static let escape = KeyEquivalent(.escape)
  /// The key that deletes backwards from the insertion point.
  public static let delete = KeyEquivalent(.delete)
  /// The key that deletes forwards from the insertion point.
  public static let deleteForward = KeyEquivalent(.deleteForward)
  /// Home.
  public static let home = KeyEquivalent(.home)
  /// End.
  public static let end = KeyEquivalent(.end)
  /// Page Up.
  public static let pageUp = KeyEquivalent(.pageUp)
  /// Page Down.
  public static let pageDown = KeyEquivalent(.pageDown)
  /// Clear.
  public static let clear = KeyEquivalent(.clear)
  /// Tab.
  public static let tab = KeyEquivalent(.tab)
  /// The space bar.
  public static let space = KeyEquivalent(.space)
  /// Return.
  public static let `return` = KeyEquivalent(.return)
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// The modifier keys held down with another key.
public typealias EventModifiers = KeyStroke.Modifiers
