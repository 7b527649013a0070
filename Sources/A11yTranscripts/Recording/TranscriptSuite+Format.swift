// SPDX-License-Identifier: MIT

extension TranscriptSuite {
  /// Rewrites every transcript in the standard layout.
  ///
  /// - Returns: The files that were changed, and the errors.
  public func format() -> (changed: [String], errors: [TranscriptError]) {
    let (found, missing) = files()
    let fields = openers.reduce(into: Set<String>()) { $0.formUnion($1.fields) }
    var changed: [String] = []
    var errors = missing
    for path in found {
      do {
        let transcript = try Transcript(path: path, subjectFields: fields)
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
