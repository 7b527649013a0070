// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, with modifiers, that activates a control from anywhere in its window.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys to hold down with it.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to the language and the keyboard.
  public var localization: Localization

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
  /// Gives the control a shortcut; with `nil`, none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
      .modifier(ShortcutModifier(shortcut: shortcut))
  }
}
