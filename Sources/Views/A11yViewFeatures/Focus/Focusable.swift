// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The purposes of keyboard focus on a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each interaction.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activating the view, like a button.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Typing into the view over time, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The default: all of them.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around, or the button whose style makes the view, has
  /// keyboard focus; `false` if there is none.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether a ring is drawn around the focused view. It does not affect what is heard.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

/// Makes Tab stop at a view or skip it, and lets views inside read whether it is focused.
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
  /// Sets whether the view can have keyboard focus.
  ///
  /// Tab stops at the first element inside, which can then export focused values and handle keys.
  /// It does not make a stop for Switch Control: those are for what can be activated.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have keyboard focus. Tab stops at every view that can, whatever the
  /// interactions.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether the view can have keyboard focus, by its older name. Accepted: it is not told.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    focusable(isFocusable)
  }

  /// Disables the ring around the focused view. It does not affect what is heard.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Groups the views inside for moving focus. Here focus moves in reading order, which keeps them
  /// together anyway, so it has no effect.
  nonisolated public func focusSection() -> some View { self }
}
