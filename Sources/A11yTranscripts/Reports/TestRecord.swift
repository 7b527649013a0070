// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// The data about one transcript's result that reports need, stored as one line of a `test --blob` file.
public struct TestRecord: Codable, Hashable, Sendable {
  /// The outcome of a run of a transcript.
  public enum Status: String, Codable, Sendable {
    /// The speech matches the transcript exactly.
    case passed
    /// The speech or a check differs.
    case differs
    /// The speech was recorded.
    case recorded
    /// The transcript could not be run.
    case error
  }

  /// A part of the transcript whose speech differs.
  public struct Difference: Codable, Hashable, Sendable {
    /// The one-based line number of the first difference.
    public var line: Int
    /// A one-line summary of the difference.
    public var summary: String
    /// The lines of both versions, with some context.
    public var rows: [Row]
    /// The notices, which were shown but not spoken.
    public var notices: [String]
    /// The name of the cursor whose surroundings are listed in ``surroundings``.
    public var cursor: String
    /// The elements around the cursor, with the element at the cursor marked.
    public var surroundings: [String]
  }

  /// One line of a comparison.
  public enum Row: Codable, Hashable, Sendable {
    /// A line of the transcript, with its number.
    case same(String, number: Int)
    /// A line of the transcript, a spoken line, or both if they correspond to each other.
    case different(expected: String?, heard: String?, number: Int?)
    /// A sentence about the previous line.
    case note(String)
  }

  /// The transcript's file, as specified by the user.
  public let path: String
  /// The outcome.
  public let status: Status
  /// The duration of the run, in seconds.
  public let seconds: Double
  /// The number of commands.
  public let steps: Int
  /// The first problem and its location as one line, or `nil` if there is no problem.
  public let message: String?
  /// The human-readable report, line by line, or an empty array if the transcript passed.
  public let report: [String]
  /// The result as printed by `test --json`.
  public let json: String
  /// The parts that differ.
  public let differences: [Difference]

  /// Creates a record of a result.
  public init(_ result: TranscriptResult) {
    path = result.path
    seconds = result.time.seconds
    report = result.report().map(\.text)
    json = result.json
    let passages: [Passage]
    switch result.outcome {
    case .passed: (status, passages) = (.passed, [])
    case .recorded: (status, passages) = (.recorded, [])
    case .failed: (status, passages) = (.error, [])
    case .differs(let differing): (status, passages) = (.differs, differing)
    }
    steps = status == .error ? 0 : result.transcript?.script.steps.count ?? 0
    if let transcript = result.transcript {
      differences = passages.map { Difference($0, in: transcript) }
    } else {
      differences = []
    }
    if case .failed(let error) = result.outcome {
      message = VisibleText.of(error.placed)
    } else if let transcript = result.transcript, let passage = passages.first {
      let (line, column) = transcript.place(of: passage)
      message = "\(result.path):\(line):\(column): \(transcript.summary(of: passage))"
    } else {
      message = nil
    }
  }
}

extension TestRecord.Difference {
  init(_ passage: Passage, in transcript: Transcript) {
    line = transcript.place(of: passage).line
    summary = VisibleText.of(transcript.summary(of: passage))
    rows = transcript.rows(of: passage)
    notices = passage.notices.map { VisibleText.of($0) }
    cursor = passage.technology.cursorName
    surroundings = passage.surroundings.map { VisibleText.of($0) }
  }
}
