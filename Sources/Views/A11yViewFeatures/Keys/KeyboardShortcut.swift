// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, with optional modifiers, that activates a control from anywhere in the control's window.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held down while the key is pressed.
  public var modifiers: EventModifiers
  /// How the keyboard shortcut adapts to the user's language and keyboard.
  public var localization: Localization

  /// Creates a keyboard shortcut that adapts to the user's language and keyboard as specified.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Returns whether a key press matches the keyboard shortcut. An uppercase letter is treated as the corresponding
  /// lowercase letter with Shift.
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
  /// The keyboard shortcut for the view's controls, or `nil` if there is none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the control's keyboard shortcut, or removes the shortcut if the argument is `nil`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
      .modifier(ShortcutModifier(shortcut: shortcut))
  }
}
