// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Custom rotors: VoiceOver offers each while its cursor is inside.
extension View {
  package nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: String,
    _ system: SystemRotor? = nil,
    @AccessibilityRotorContentBuilder _ entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(name: name, system: system, entries: entries))
  }
}

extension View {
  /// Adds a rotor named by a text.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(rotorLabel.spoken, nil, entries)
  }

  /// Adds a rotor named by a localised text.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil, entries)
  }

  /// Adds a rotor named by the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil, entries)
  }

  /// Adds a rotor named by a string.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(String(rotorLabel), nil, entries)
  }

  /// Replaces a system rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor, entries)
  }
}
