import A11yDocuments

/// A transcript and its document, read but not run.
struct Prepared: Sendable {
  var transcript: Transcript?
  var content: Result<(Transcript, Document), TranscriptError>

  init(_ path: String, _ shelf: DocumentShelf) {
    do {
      let transcript = try Transcript(path: path)
      self.transcript = transcript
      content = .success((transcript, try shelf.document(for: transcript)))
    } catch {
      content = .failure(error)
    }
  }
}
