// SPDX-License-Identifier: MIT

import A11ySession
import ArgumentParser
import Foundation

/// The options for writing a session's decisions to a file, for bug reports.
package struct TraceOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Write a line for each decision: what takes a key, each request and answer, why focus moved.",
      valueName: "file"
    ),
    completion: .file()
  )
  package var trace: String?

  /// Traces a session from now on, if requested; `-` is standard error.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  @MainActor
  package func attach(to session: AssistiveSession) throws {
    guard let write = try writer() else { return }
    session.onTrace = { [weak session] line in
      write("\(session?.now.inSeconds ?? "") \(line)")
    }
  }

  /// Returns a function that writes a line, or `nil` if nothing is traced.
  @MainActor
  package func writer() throws -> (@MainActor @Sendable (String) -> Void)? {
    guard let trace else { return nil }
    if trace == "-" { return { StandardError.write(VisibleText($0)) } }
    let descriptor = open(trace, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure("\(trace): the trace cannot be written: \(reason)")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Lines are written without buffering, because a trace is needed most when a program is killed.
    return { try? file.write(contentsOf: Data(($0 + "\n").utf8)) }
  }
}
