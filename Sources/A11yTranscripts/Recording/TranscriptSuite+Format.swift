extension TranscriptSuite {
  /// Lays every transcript out as transcripts should be.
  ///
  /// - Returns: The files that were changed, and what could not be done.
  public func format() -> (changed: [String], errors: [TranscriptError]) {
    let (found, missing) = files()
    var changed: [String] = []
    var errors = missing
    for path in found {
      do {
        let transcript = try Transcript(path: path)
        let formatted = transcript.formatted
        guard formatted != transcript.text else { continue }
        try transcript.write(formatted)
        changed.append(path)
      } catch {
        errors.append(error)
      }
    }
    return (changed, errors)
  }
}
