// SPDX-License-Identifier: MIT

import A11yDocuments

/// A transcript and its subject, which have been read but not yet run.
struct Prepared: Sendable {
  /// The subject of a transcript.
  enum Subject: Sendable {
    /// A document, and the screens to which its actions lead.
    case document(Document, ScreenFlow?)
    /// A program, identified by its name in the header.
    case app(String)
    /// A live source.
    case live(any SourceOpener)
  }

  var transcript: Transcript?
  var content: Result<(Transcript, Subject), TranscriptError>

  init(_ path: String, _ shelf: DocumentShelf, _ openers: [any SourceOpener]) {
    do {
      let fields = openers.reduce(into: Set<String>()) { $0.formUnion($1.fields) }
      let transcript = try Transcript(path: path, subjectFields: fields)
      self.transcript = transcript
      if let opener = openers.first(where: { $0.recognizes(transcript.subject) }) {
        content = .success((transcript, .live(opener)))
      } else if let app = transcript.script.app {
        content = .success((transcript, .app(app)))
      } else {
        let document = try shelf.document(for: transcript)
        content = .success((transcript, .document(document, try shelf.flow(for: transcript))))
      }
    } catch {
      content = .failure(error)
    }
  }
}
