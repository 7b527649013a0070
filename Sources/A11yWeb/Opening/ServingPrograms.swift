// SPDX-License-Identifier: MIT

import A11yOpening
import A11yProcesses

/// The user's programs that serve pages. Each program runs as long as one of its pages is open.
///
/// An audit opens several instances of a page at the same time, all of which are served by the same program.
@MainActor
final class ServingPrograms {
  /// A command, its working folder, and the address at which it answers.
  struct Name: Hashable {
    var command: String
    var folder: String
    var ready: String
  }

  private struct Program {
    let starting: Task<GuardedProcess, any Error>
    /// The running process, or `nil` until it answers.
    var process: GuardedProcess?
    /// The number of open pages.
    var pages = 1
  }

  private var programs: [Name: Program] = [:]

  nonisolated init() {}

  /// Starts a program for a page unless it is already running, and returns once the program answers.
  ///
  /// Each call must be followed by a call to ``release(_:)``, even if the call to this method throws an error.
  func acquire(_ name: Name) async throws(SubjectError) {
    if programs[name] != nil {
      programs[name]?.pages += 1
    } else {
      let starting = Task { () throws -> GuardedProcess in
        try await GuardedProcess.serving(name.command, in: name.folder, ready: name.ready)
      }
      programs[name] = Program(starting: starting)
    }
    guard let program = programs[name] else { return }
    do { programs[name]?.process = try await program.starting.value } catch {
      throw error as? SubjectError ?? SubjectError("\(error)", field: "run")
    }
  }

  /// Terminates a program if no other page uses it.
  func release(_ name: Name) {
    guard let program = programs[name] else { return }
    programs[name]?.pages -= 1
    guard program.pages <= 1 else { return }
    programs[name] = nil
    // A program that did not start has already ended.
    program.process?.end()
  }
}
