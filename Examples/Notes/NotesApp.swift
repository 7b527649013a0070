import SwiftUI

/// Plain-text notes, a window each. What the menus do depends on the note in front.
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

  /// The first launch shows a second note, with something to read.
  private func welcome() {
    guard !hasWelcomed, CommandLine.arguments.allSatisfy({ !$0.hasSuffix(".txt") }) else { return }
    hasWelcomed = true
    newDocument(NoteDocument(text: "Welcome to Notes"))
  }
}
