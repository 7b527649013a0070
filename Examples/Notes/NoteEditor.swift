// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that edits one note and makes it available to the menus.
struct NoteEditor: View {
  @Binding var document: NoteDocument
  @AppStorage("countsWords") private var countsWords = true

  var body: some View {
    VStack {
      TextEditor(text: $document.text)
        .accessibilityLabel("Note")
      if countsWords {
        Text(words == 1 ? "1 word" : "\(words) words")
      }
    }
    .focusedSceneValue(\.note, $document.text)
  }

  private var words: Int { document.text.split(whereSeparator: \.isWhitespace).count }
}

/// The settings for all notes.
struct NoteSettings: View {
  @AppStorage("countsWords") private var countsWords = true

  var body: some View {
    Form { Toggle("Count words", isOn: $countsWords) }
  }
}
