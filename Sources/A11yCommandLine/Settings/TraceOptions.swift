// SPDX-License-Identifier: MIT

import A11ySession
import ArgumentParser

/// The options for writing a session's decisions to a file, for use in bug reports.
package struct TraceOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Write one line to this file for every decision, such as key handling, requests, responses and focus moves.",
      valueName: "file"
    ),
    completion: .file()
  )
  package var trace: String?

  @OptionGroup package var log: LogOption

  /// If the option is given, traces a session from now on. If the path is `-`, the trace is written to standard error.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  @MainActor
  package func attach(to session: AssistiveSession) throws {
    guard let write = try writer() else { return }
    session.onTrace = { write("\($0.inSeconds) \($1)") }
  }

  /// Returns a closure that writes a line of the trace, or `nil` if the option is not given.
  @MainActor
  package func writer() throws -> (@MainActor @Sendable (String) -> Void)? {
    try trace.map { try LineFile.writer(to: $0, "trace") }
  }

  /// If the option is given, logs every session that is created from now on.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  @MainActor
  package func logSessions() throws { try log.logSessions() }
}
