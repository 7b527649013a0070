@_spi(Nodes) import A11yViewGraph

/// What keyboard focus is for on a view that can have it.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public var rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// To take what is typed over time, as a text field does.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// All, as is usual.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest view around that was made focusable, or the button whose style makes the
  /// view, has keyboard focus; `false` if there is none.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether a ring is drawn where focus is. It changes nothing that is heard.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

/// Lets Tab stop at a view, or pass it by, and tells what is inside whether it is focused.
package struct FocusableModifier {
  package let isFocusable: Bool
  @FocusState private var isFocused: Bool

  package nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension FocusableModifier: ViewModifier {
  package func body(content: Content) -> some View {
    let isFocused = isFocused
    content
      .transformEnvironment(\.isFocused) { if isFocusable { $0 = isFocused } }
      .modifier(KeyboardFocusabilityModifier(isFocusable: isFocusable))
      .focused($isFocused)
  }
}

extension View {
  /// Lets keyboard focus be on the view, or keeps it away.
  ///
  /// Tab stops at the first element inside, which so exports focused values and takes keys. It
  /// makes nothing a stop for a switch: that is for what can be activated.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets keyboard focus be on the view, or keeps it away. Tab stops at every view that can have
  /// focus, whatever it is for.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Has no ring drawn where focus is. It changes nothing that is heard.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Makes the views inside one place to move to. Here focus moves in reading order, in which they
  /// come one after the other anyway: it changes nothing.
  nonisolated public func focusSection() -> some View { self }
}
