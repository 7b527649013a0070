// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// These modifiers add rotors whose stops are the rows of a collection.

extension View {
  nonisolated func rotor<EntryModel, ID: Hashable>(
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
}
