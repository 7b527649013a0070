// SPDX-License-Identifier: MIT

import A11ySession
import ArgumentParser
import Foundation

/// Where the decisions of a session are written, for a report of a bug.
package struct TraceOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Write a line for each decision: key handling, requests, answers and focus moves.",
      valueName: "file"
    ),
    completion: .file()
  )
  package var trace: String?

  /// Traces a session from now on, if that is asked for; `-` is standard error.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  @MainActor
  package func attach(to session: AssistiveSession) throws {
    guard let write = try writer() else { return }
    session.onTrace = { [weak session] line in
      write("\(session?.now.inSeconds ?? "") \(line)")
    }
  }

  /// What writes a line; `nil` if nothing is traced.
  @MainActor
  package func writer() throws -> (@MainActor @Sendable (String) -> Void)? {
    guard let trace else { return nil }
    if trace == "-" { return { StandardError.write(VisibleText($0)) } }
    let descriptor = open(trace, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure("\(trace): cannot write the trace: \(reason)")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A bug report is wanted most where a program is killed, so nothing is kept back.
    return { try? file.write(contentsOf: Data(($0 + "\n").utf8)) }
  }
}
