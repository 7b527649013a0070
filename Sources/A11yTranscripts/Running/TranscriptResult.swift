// SPDX-License-Identifier: MIT

/// The result of one transcript.
public struct TranscriptResult: Sendable {
  /// The outcome of a run.
  public enum Outcome: Sendable {
    /// What was heard is exactly what is written.
    case passed
    /// Something differs.
    case differs([Passage])
    /// What was heard was recorded; this many lines changed.
    case recorded(lines: Int)
    /// It could not be run.
    case failed(TranscriptError)
  }

  /// The file, as it was named.
  public var path: String
  /// The transcript, unless it could not be read.
  public var transcript: Transcript?
  /// The outcome.
  public var outcome: Outcome

  /// How long it took to run.
  public internal(set) var time: Duration = .zero

  /// Creates a result from its parts.
  public init(path: String, transcript: Transcript? = nil, outcome: Outcome) {
    self.path = path
    self.transcript = transcript
    self.outcome = outcome
  }
}
