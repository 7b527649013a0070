// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the innermost focusable view that contains this view has keyboard focus.
  ///
  /// In a view that a button style creates, the focusable view is the button. If there is no focusable view, the value
  /// is `false`.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the focused view has a visible focus ring. The focus ring does not affect speech.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

/// A modifier that makes the Tab key stop at a view or skip it, and lets the views inside read whether that view is
/// focused.
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
  /// Disables the focus ring around the focused view. The focus ring does not affect speech.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
