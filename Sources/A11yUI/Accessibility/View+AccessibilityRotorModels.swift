// Rotors that stop at the rows of a collection.
extension View {
  /// Adds a rotor named by a text that stops at the row of each model, by its own identity.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.spoken, nil) {
      ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
    }
  }

  /// Adds a rotor named by a text that stops at the row of each model, by a property that tells them apart.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel.spoken, nil) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }

  /// Adds a rotor named by a localised text that stops at the row of each model, by its own identity.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil) {
      ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
    }
  }

  /// Adds a rotor named by a localised text that stops at the row of each model, by a property that tells them apart.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel).spoken, nil) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }

  /// Adds a rotor named by a string that stops at the row of each model, by its own identity.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel: Identifiable, L: StringProtocol>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), nil) {
      ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
    }
  }

  /// Adds a rotor named by a string that stops at the row of each model, by a property that tells them apart.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable, L: StringProtocol>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(String(rotorLabel), nil) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }

  /// Adds a rotor in the place of one that VoiceOver has by itself that stops at the row of each model, by its own identity.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor) {
      ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
    }
  }

  /// Adds a rotor in the place of one that VoiceOver has by itself that stops at the row of each model, by a property that tells them apart.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(systemRotor.rotor.name, systemRotor.rotor) {
      ForEach(entries, id: entryID) {
        AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
      }
    }
  }
}
