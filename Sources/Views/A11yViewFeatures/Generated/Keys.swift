// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// The modifier keys held down with another key.
public typealias EventModifiers = KeyStroke.Modifiers

/// A direction in which a user moves.
public enum MoveCommandDirection: Sendable {
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// To the left, in any language.
  case left
  /// To the right, in any language.
  case right
}

/// A key, identified by what it types; keys that type nothing have names.
public struct KeyEquivalent: Sendable {
  /// The character that the key types.
  public var character: Character
  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }
  init(_ stroke: KeyStroke) { character = stroke.character }
}

extension Diagnostic.Kind {
  /// Several controls have the same shortcut.
  public static let ambiguousShortcut = Self(rawValue: "ambiguousShortcut")
}

extension KeyEquivalent {
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

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

extension KeyPress {
  /// Whether a view handled a key.
  public enum Result: Sendable {
    /// The view handled the key; no other view is asked.
    case handled
    /// The view did not handle the key; the views around it are asked.
    case ignored
  }
}

extension KeyboardShortcut {
  /// How a shortcut adapts to the language and the keyboard. Here none does.
  public struct Localization: Sendable, Hashable {
    private let name: String
    /// The default.
    public static let automatic = Localization(name: "automatic")
    /// Not mirrored in right-to-left languages.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Never adapted.
    public static let custom = Localization(name: "custom")
  }

  /// Return, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape, for cancelling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut, by default with Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
}

extension View {
  /// Gives the control a shortcut: a key that activates it from anywhere in its window. If several
  /// controls have the same shortcut, the first in reading order responds, with a diagnostic;
  /// disabled ones do not respond. On a container it is the shortcut of the first control inside.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(Optional(KeyboardShortcut(key, modifiers: modifiers))) }

  /// Gives the control a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Gives the control a shortcut with a choice of how it adapts to the language and the keyboard.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      Optional(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    )
  }

  /// Runs an action in some phases of a key while the view, or anything inside, has keyboard focus.
  @preconcurrency nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }
}

extension KeyEquivalent: Hashable {}
