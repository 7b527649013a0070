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

/// A key identified by the character that it produces, or by name if it produces none.
public struct KeyEquivalent: Sendable {
  /// The character that the key produces.
  public var character: Character
  /// Creates the key that produces a character.
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

  /// The Escape key.
  public static let escape = KeyEquivalent(.escape)

  /// The key that deletes backwards from the insertion point.
  public static let delete = KeyEquivalent(.delete)

  /// The key that deletes forwards from the insertion point.
  public static let deleteForward = KeyEquivalent(.deleteForward)

  /// The Home key.
  public static let home = KeyEquivalent(.home)

  /// The End key.
  public static let end = KeyEquivalent(.end)

  /// The Page Up key.
  public static let pageUp = KeyEquivalent(.pageUp)

  /// The Page Down key.
  public static let pageDown = KeyEquivalent(.pageDown)

  /// The Clear key.
  public static let clear = KeyEquivalent(.clear)

  /// The Tab key.
  public static let tab = KeyEquivalent(.tab)

  /// The space bar.
  public static let space = KeyEquivalent(.space)

  /// The Return key.
  public static let `return` = KeyEquivalent(.return)
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that produces a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

extension KeyPress {
  /// The result of a view's attempt to handle a key.
  public enum Result: Sendable {
    /// The view handled the key, so no other view receives it.
    case handled
    /// The view did not handle the key, so the views around it receive it.
    case ignored
  }
}

extension KeyboardShortcut {
  /// The adaptation of a shortcut to the language and the keyboard. In this implementation,
  /// shortcuts are never adapted.
  public struct Localization: Sendable, Hashable {
    private let name: String
    /// The default adaptation.
    public static let automatic = Localization(name: "automatic")
    /// The shortcut is not mirrored in right-to-left languages.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is never adapted.
    public static let custom = Localization(name: "custom")
  }

  /// The shortcut for the default action, which is Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The shortcut for cancelling, which is Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut, with Command as the default modifier.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
}

extension View {
  /// Sets the control's shortcut, which activates it from anywhere in its window. If several
  /// controls have the same shortcut, the first in reading order responds, and a diagnostic is
  /// reported. Disabled controls do not respond. On a container, the shortcut applies to the first
  /// control inside.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(Optional(KeyboardShortcut(key, modifiers: modifiers))) }

  /// Sets the control's shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Sets the control's shortcut and its adaptation to the language and the keyboard.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      Optional(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    )
  }

  /// Runs an action in some phases of a key press while the view, or anything inside it, has
  /// keyboard focus.
  @preconcurrency nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }
}

extension KeyEquivalent: Hashable {}
