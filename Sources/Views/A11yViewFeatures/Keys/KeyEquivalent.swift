// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, identified by what it types; keys that type nothing have names.
public struct KeyEquivalent: Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }

  init(_ stroke: KeyStroke) { character = stroke.character }
}

extension KeyEquivalent: Hashable {}
