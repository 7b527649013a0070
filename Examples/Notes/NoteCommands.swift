// SPDX-License-Identifier: MIT

import SwiftUI

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  /// The text of the note in the front window.
  var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// The commands for the note in the front window.
struct NoteCommands: Commands {
  @FocusedBinding(\.note) private var note

  var body: some Commands {
    CommandMenu("Note") {
      Button("Make uppercase") { note = note?.uppercased() }
        .keyboardShortcut("u")
        .disabled((note ?? "").isEmpty)
      Button("Empty", role: .destructive) { note = "" }
        .disabled((note ?? "").isEmpty)
    }
  }
}
