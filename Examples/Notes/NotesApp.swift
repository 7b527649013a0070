// SPDX-License-Identifier: MIT

import SwiftUI

/// Plain-text notes, each in its own window. The menus apply to the note in the front window.
@main
struct NotesApp: App {
  @Environment(\.newDocument) private var newDocument
  @State private var hasWelcomed = false

  var body: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { file in
      NoteEditor(document: file.$document)
    }
    .commands { NoteCommands() }
    .onChange(of: hasWelcomed, initial: true) { welcome() }

    Settings { NoteSettings() }
  }

  /// Shows a second note that contains some text when the app is first launched.
  private func welcome() {
    guard !hasWelcomed, CommandLine.arguments.allSatisfy({ !$0.hasSuffix(".txt") }) else { return }
    hasWelcomed = true
    newDocument(NoteDocument(text: "Welcome to Notes"))
  }
}
