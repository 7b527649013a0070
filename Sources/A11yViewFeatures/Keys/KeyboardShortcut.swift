import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A key, and the keys to hold down with it, that do what a control does from anywhere in its
/// window.
public struct KeyboardShortcut: Sendable {
  /// How a shortcut changes with the language and the keyboard. Here none changes.
  public struct Localization: Sendable, Hashable {
    private let name: String

    /// As is usual.
    public static let automatic = Localization(name: "automatic")
    /// As it is, whichever way the language runs.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As it is, always.
    public static let custom = Localization(name: "custom")
  }

  /// Return, which does what most would want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which leaves without doing anything.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys to hold down with it.
  public var modifiers: EventModifiers
  /// How the shortcut changes with the language and the keyboard.
  public var localization: Localization

  /// Makes a shortcut, by default with Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that changes in its own way with the language and the keyboard.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether a key that is pressed is the shortcut: a capital is its letter with Shift.
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
  /// Gives the control a shortcut: a key that does what activating it does, wherever in its window
  /// keyboard focus is.
  ///
  /// Of several controls with one shortcut the first in reading order answers, with a diagnostic;
  /// one that is disabled does not answer. On a container it is the shortcut of the first control
  /// inside.
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

  /// Gives the control a shortcut that changes in its own way with the language and the keyboard.
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
