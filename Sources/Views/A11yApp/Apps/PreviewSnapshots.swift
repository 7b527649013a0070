// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yUI
import Foundation
import Synchronization

/// A coordinator that writes the transcripts of all previews in child processes, so that a preview that crashes or
/// hangs does not affect other previews.
@MainActor
struct PreviewSnapshots {
  /// The time in seconds after which an unfinished preview is abandoned.
  nonisolated static let limit = 60.0

  let folder: String
  let appName: String
  /// The numbers of the previews to write.
  let numbers: [Int]

  func run() throws {
    guard !Preview.all.isEmpty else { throw Failure("there are no previews") }
    let previews = numbers.map { Preview.all[$0] }
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let processors = max(1, min(ProcessInfo.processInfo.activeProcessorCount, previews.count))
    let share = max(1, (previews.count + processors - 1) / processors)
    let ranges = stride(from: 0, to: previews.count, by: share).map {
      $0...min($0 + share, previews.count) - 1
    }
    let results = Results()
    let arguments = Self.arguments
    DispatchQueue.concurrentPerform(iterations: ranges.count) { number in
      Self.write(ranges[number], with: arguments, into: results)
    }
    let failures = results.failures.sorted { $0.key < $1.key }
    for (index, reason) in failures {
      StandardError.write("\(previews[index].title): \(reason)")
    }
    let count = previews.count - failures.count
    StandardError.write("\(count) of \(previews.count) previews written to \(folder)")
    if !failures.isEmpty { throw Failure("\(failures.count) of the previews cannot be shown") }
  }

  /// The arguments of this process, which are passed on to its child processes.
  private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Writes the transcripts of a range of previews. If a preview terminates its process, a new process writes the
  /// remaining previews.
  private nonisolated static func write(
    _ range: ClosedRange<Int>,
    with arguments: [String],
    into results: Results
  ) {
    var next = range.lowerBound
    while next <= range.upperBound {
      let child = PreviewProcess(arguments + ["--snapshot-range", "\(next)-\(range.upperBound)"])
      let (last, failure) = child.run(limit: limit)
      next = max(next, last.map { $0 + 1 } ?? next)
      guard next <= range.upperBound else { return }
      results.fail(next, failure ?? "the preview exited early")
      next += 1
    }
  }

  /// The reasons that previews failed, by position in the list of selected previews.
  private final class Results: Sendable {
    private let reasons = Mutex<[Int: String]>([:])
    var failures: [Int: String] { reasons.withLock { $0 } }
    func fail(_ index: Int, _ reason: String) { reasons.withLock { $0[index] = reason } }
  }
}
