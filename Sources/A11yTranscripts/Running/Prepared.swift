import A11yDocuments

/// A transcript and its subject, read but not run.
struct Prepared: Sendable {
  /// The subject of a transcript.
  enum Subject: Sendable {
    case document(Document)
    /// A program, by the name in the header.
    case app(String)
  }

  var transcript: Transcript?
  var content: Result<(Transcript, Subject), TranscriptError>

  init(_ path: String, _ shelf: DocumentShelf) {
    do {
      let transcript = try Transcript(path: path)
      self.transcript = transcript
      if let app = transcript.script.app {
        content = .success((transcript, .app(app)))
      } else {
        content = .success((transcript, .document(try shelf.document(for: transcript))))
      }
    } catch {
      content = .failure(error)
    }
  }
}
