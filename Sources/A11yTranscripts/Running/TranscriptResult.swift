// SPDX-License-Identifier: MIT

/// The result of running one transcript.
public struct TranscriptResult: Sendable {
  /// The outcome of a run of a transcript.
  public enum Outcome: Sendable {
    /// The speech matches the transcript exactly.
    case passed
    /// The speech or a check differs.
    case differs([Passage])
    /// The speech was recorded, which changed the given number of lines.
    case recorded(lines: Int)
    /// The transcript could not be run.
    case failed(TranscriptError)
  }

  /// The file, as specified by the user.
  public var path: String
  /// The transcript, or `nil` if it could not be read.
  public var transcript: Transcript?
  /// The outcome.
  public var outcome: Outcome

  /// The duration of the run.
  public internal(set) var time: Duration = .zero

  /// Creates the result of running the transcript in a file.
  public init(path: String, transcript: Transcript? = nil, outcome: Outcome) {
    self.path = path
    self.transcript = transcript
    self.outcome = outcome
  }
}
