// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, with modifiers, that activates a control from anywhere in its window.
public struct KeyboardShortcut: Sendable {
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

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys to hold down with it.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to the language and the keyboard.
  public var localization: Localization

  /// Creates a shortcut, by default with Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut with a choice of how it adapts to the language and the keyboard.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether a key press is the shortcut: a capital is its letter with Shift.
  package func matches(_ stroke: KeyStroke) -> Bool {
    var pressed = stroke.modifiers.subtracting([.capsLock, .numericPad])
    if stroke.character.isUppercase { pressed.insert(.shift) }
    return key.character.lowercased() == stroke.character.lowercased()
      && modifiers.subtracting([.capsLock, .numericPad]) == pressed
  }
}

extension KeyboardShortcut: Hashable {}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls inside, if they have one.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the control a shortcut: a key that activates it from anywhere in its window.
  ///
  /// If several controls have the same shortcut, the first in reading order responds, with a
  /// diagnostic; disabled ones do not respond. On a container it is the shortcut of the first
  /// control inside.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(Optional(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Gives the control a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Gives the control a shortcut; with `nil`, none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
      .modifier(ShortcutModifier(shortcut: shortcut))
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
}
