/// What came of one transcript.
public struct TranscriptResult: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// All that was heard is written, and all that is written was heard.
    case passed
    /// Something differs.
    case differs([Passage])
    /// What was heard was written down; so many lines changed.
    case recorded(lines: Int)
    /// It could not be run.
    case failed(TranscriptError)
  }

  /// The file, as it was named.
  public var path: String
  /// The transcript, unless it could not be read.
  public var transcript: Transcript?
  /// How it ended.
  public var outcome: Outcome

  /// Makes a result from its parts.
  public init(path: String, transcript: Transcript? = nil, outcome: Outcome) {
    self.path = path
    self.transcript = transcript
    self.outcome = outcome
  }
}
