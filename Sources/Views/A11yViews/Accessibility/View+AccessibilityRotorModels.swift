// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Rotors that stop at the rows of a collection.

extension View {
  nonisolated private func rotor<EntryModel, ID: Hashable>(
    _ name: String,
    _ system: SystemRotor?,
    _ entries: [EntryModel],
    _ id: KeyPath<EntryModel, ID>,
    _ label: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(name, system) {
      ForEach(entries, id: id) { AccessibilityRotorEntry($0[keyPath: label], id: $0[keyPath: id]) }
    }
  }

  /// Adds a rotor, named by a text, that stops at the row of each model, identified by its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.spoken, nil, entries, \.id, entryLabel)
  }

  /// Adds a rotor, named by a text, that stops at the row of each model, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.spoken, nil, entries, entryID, entryLabel)
  }

  /// Adds a rotor, named by a localised text, that stops at the row of each model, identified by
  /// its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey).spoken, nil, entries, \.id, entryLabel)
  }

  /// Adds a rotor, named by a localised text, that stops at the row of each model, identified by a
  /// key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey).spoken, nil, entries, entryID, entryLabel)
  }

  /// Adds a rotor, named by the text of a resource, that stops at the row of each model, identified
  /// by its `id`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelResource).spoken, nil, entries, \.id, entryLabel)
  }

  /// Adds a rotor, named by the text of a resource, that stops at the row of each model, identified
  /// by a key path.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelResource).spoken, nil, entries, entryID, entryLabel)
  }

  /// Adds a rotor, named by a string, that stops at the row of each model, identified by its `id`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), nil, entries, \.id, entryLabel)
  }

  /// Adds a rotor, named by a string, that stops at the row of each model, identified by a key
  /// path.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), nil, entries, entryID, entryLabel)
  }

  /// Replaces a system rotor with one that stops at the row of each model, identified by its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor, entries, \.id, entryLabel)
  }

  /// Replaces a system rotor with one that stops at the row of each model, identified by a key
  /// path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor, entries, entryID, entryLabel)
  }
}
