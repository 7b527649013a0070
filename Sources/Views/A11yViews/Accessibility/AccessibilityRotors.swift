// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// These modifiers add custom rotors, which VoiceOver offers while its cursor is inside the view.
extension View {
  package nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: String,
    _ system: SystemRotor? = nil,
    @AccessibilityRotorContentBuilder _ entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(name: name, system: system, entries: entries))
  }
}

// These modifiers add rotors whose stops are parts of a single element's text.
extension View {
  /// Adds a rotor that is named by a `Text` view and stops at parts of the element's text.
  nonisolated public func accessibilityRotor(
    _ rotorLabel: Text,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(rotorLabel.spoken, nil) {
      for range in textRanges { AccessibilityRotorEntry(textRange: range) }
    }
  }

  /// Adds a rotor that is named by a localized string and stops at parts of the element's text.
  nonisolated public func accessibilityRotor(
    _ rotorLabel: LocalizedStringKey,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil) {
      for range in textRanges { AccessibilityRotorEntry(textRange: range) }
    }
  }

  /// Adds a rotor that is named by a localized string resource and stops at parts of the element's text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(
    _ rotorLabel: LocalizedStringResource,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil) {
      for range in textRanges { AccessibilityRotorEntry(textRange: range) }
    }
  }

  /// Adds a rotor that is named by a string and stops at parts of the element's text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(String(rotorLabel), nil) {
      for range in textRanges { AccessibilityRotorEntry(textRange: range) }
    }
  }

  /// Replaces a system rotor with a rotor that stops at parts of the element's text.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor) {
      for range in textRanges { AccessibilityRotorEntry(textRange: range) }
    }
  }
}
