// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A child process that writes transcripts and reports each preview that it has finished.
struct PreviewProcess {
  private let process = Process()
  private let mark = UUID().uuidString
  private let output = Pipe()
  private let errors = LineRelay()

  init(_ arguments: [String]) {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors.pipe
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment[PreviewProgress.variable] = mark
    // The innermost stack frames show where a preview crashed. A full backtrace would bury the other output.
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = Self.backtrace }
    process.environment = environment
  }

  private static let backtrace =
    "enable=yes,interactive=no,threads=crashed,registers=none,images=none,limit=6,top=0"

  /// Runs the child process until it exits or a preview exceeds the time limit.
  ///
  /// - Returns: The last finished preview, and the reason why the process ended before finishing the others.
  func run(limit: Double) -> (last: Int?, failure: String?) {
    do {
      try process.run()
    } catch {
      return (nil, "the preview’s process cannot be started")
    }
    let watch = Watch(process, limit: limit)
    var progress = PreviewProgress(mark: mark)
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      if progress.read(data) { watch.restart() }
    }
    process.waitUntilExit()
    watch.stop()
    errors.finish()
    return (progress.last, failure(watch.hasFired, limit))
  }

  private func failure(_ isLate: Bool, _ limit: Double) -> String? {
    if isLate { return "the preview did not finish within \(Int(limit)) s" }
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      return "the preview was terminated by signal \(status)"
    }
    return status == 0 ? nil : "the preview exited with status \(status)"
  }

  /// A watchdog that terminates a child process that makes no progress.
  private final class Watch: Sendable {
    private let state = Mutex<(timer: DispatchSourceTimer?, fired: Bool)>((nil, false))
    private let limit: Double

    init(_ process: Process, limit: Double) {
      self.limit = limit
      let timer = DispatchSource.makeTimerSource()
      let identifier = process.processIdentifier
      timer.setEventHandler { [weak self] in
        self?.state.withLock { $0.fired = true }
        kill(identifier, SIGKILL)
      }
      timer.schedule(deadline: .now() + limit)
      timer.resume()
      state.withLock { $0.timer = timer }
    }

    var hasFired: Bool { state.withLock { $0.fired } }
    func restart() { state.withLock { $0.timer?.schedule(deadline: .now() + limit) } }
    func stop() { state.withLock { $0.timer?.cancel() } }
  }
}
