// SPDX-License-Identifier: MIT

import A11yEventLog
import A11ySession
import ArgumentParser
import Foundation

/// The option for logging a session's events. The session can be replayed from the log on any machine.
package struct LogOption: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Write the session’s events to a file for “a11ynav replay --log FILE”. Secrets are masked.",
      valueName: "file"
    ),
    completion: .file()
  )
  package var log: String?

  /// If the option is given, logs every session that is created from now on. If the path is `-`, the log is written to
  /// standard error.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  @MainActor
  package func logSessions() throws {
    guard let log else { return }
    let write = try LineFile.writer(to: log, "log")
    AssistiveSession.makeObserver = { EventLog($0, write) }
  }
}

/// A file to which lines are appended without delay.
enum LineFile {
  /// Returns a closure that writes a line to a file, or to standard error if the path is `-`.
  ///
  /// Each line is written immediately, because a log is most useful in a bug report if the program was killed. If lines
  /// cannot be written, for example because the disk is full, the failure is reported only once.
  ///
  /// - Throws: ``Failure`` if the file cannot be opened.
  @MainActor
  static func writer(
    to path: String,
    _ kind: String
  ) throws -> @MainActor @Sendable (String) -> Void {
    if path == "-" { return { StandardError.write(VisibleText($0)) } }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure("\(path): cannot write the \(kind): \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var hasFailed = false
    return { line in
      do {
        try file.write(contentsOf: Data((line + "\n").utf8))
      } catch {
        if !hasFailed {
          StandardError.write(
            "a11ynav: \(VisibleText(path)): the \(VisibleText(kind)) is incomplete, because an error occurred while writing"
          )
        }
        hasFailed = true
      }
    }
  }
}
