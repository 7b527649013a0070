// SPDX-License-Identifier: MIT

import Foundation

/// The results of a run, with counts and an exit code.
public struct TestReport: Sendable {
  /// The results, in order.
  public private(set) var results: [TranscriptResult] = []
  /// The number of transcripts that passed.
  public private(set) var passed = 0
  /// The number of transcripts that differ from the speech.
  public private(set) var differing = 0
  /// The number of transcripts that were rewritten.
  public private(set) var recorded = 0
  /// The number of transcripts that could not be run.
  public private(set) var failed = 0
  /// The number of commands in all transcripts that were run.
  public private(set) var steps = 0

  /// The start of the run.
  public let began: Date

  /// Creates an empty report at the start of a run.
  public init(began: Date = .now) { self.began = began }

  /// Adds a result.
  public mutating func add(_ result: TranscriptResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .differs: differing += 1
    case .recorded: recorded += 1
    case .failed: failed += 1
    }
    if case .failed = result.outcome {} else { steps += result.transcript?.script.steps.count ?? 0 }
    // Passing results are counted but not kept.
    var kept = result
    if case .passed = result.outcome { kept.transcript = nil }
    results.append(kept)
  }

  /// The exit code: 0 if all passed, 1 if something differs, 2 if something could not be run.
  public var exitCode: Int32 { failed > 0 ? 2 : differing > 0 ? 1 : 0 }

  /// The last line of a run's output: `12 transcripts, 240 steps: 11 passed, 1 differs`.
  public var summary: String {
    let count = results.count
    var parts = ["\(passed) passed"]
    if recorded > 0 { parts.append("\(recorded) recorded") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if failed > 0 { parts.append("\(failed) could not be run") }
    return "\(count) transcript\(count == 1 ? "" : "s"), \(steps) step\(steps == 1 ? "" : "s"): "
      + parts.joined(separator: ", ")
  }
}
