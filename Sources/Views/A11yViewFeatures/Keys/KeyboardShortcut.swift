// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key with modifiers that activates a control from anywhere in its window.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys to hold down with the key.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to the language and the keyboard.
  public var localization: Localization

  /// Creates a shortcut that adapts to the language and the keyboard as specified.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Returns whether a key press matches the shortcut, where an uppercase letter counts as the lowercase letter with
  /// Shift.
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
  /// The shortcut for the controls in the view, if any.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the control's shortcut, or removes it if the argument is `nil`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
      .modifier(ShortcutModifier(shortcut: shortcut))
  }
}
