// SPDX-License-Identifier: MIT

import A11yNavigation

extension TranscriptSuite {
  /// Runs one transcript, and compares all of its speech with a device's speech in the same walk.
  ///
  /// - Parameter heard: The device's words, stop by stop.
  /// - Throws: ``TranscriptError`` if there is not one transcript, or if it fails, ends early or runs an app.
  @MainActor
  public func comparison(with heard: [String]) throws(TranscriptError) -> HeardComparison {
    let (found, missing) = files()
    if let missing = missing.first { throw missing }
    guard found.count == 1, let path = found.first else {
      throw TranscriptError(
        paths.first ?? "",
        "a device’s words can be compared with only one transcript, but \(found.count) were found"
      )
    }
    let spoken = Spoken()
    var suite = self
    suite.onSpeech = { spoken.utterances.append($0) }
    var result: TranscriptResult?
    suite.run { result = $0 }
    if case .failed(let error) = result?.outcome { throw error }
    if case .differs(let passages) = result?.outcome,
      let transcript = result?.transcript,
      let passage = passages.first(where: { $0.unfound != nil })
    {
      let (line, column) = transcript.place(of: passage)
      throw TranscriptError(path, line: line, column: column, transcript.summary(of: passage))
    }
    if result?.transcript?.script.app != nil {
      throw TranscriptError(
        path,
        "an app’s words cannot be compared with a device’s words yet"
      )
    }
    let language = result?.transcript?.settings.verbosity.catalogOfUser ?? .of(.english)
    return HeardComparison(heard: heard, walked: spoken.utterances, catalog: language)
  }

  @MainActor
  private final class Spoken {
    var utterances: [Utterance] = []
  }
}
