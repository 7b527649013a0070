// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProcesses
import ArgumentParser
import Foundation

/// The `a11ynav desktop` subcommand.
struct Desktop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desktop",
    abstract: "Run a command on a temporary desktop with its own display, bus and registry.",
    discussion: """
      This is useful in CI and for experiments, because your own desktop is not
      affected. The exit code is that of the command that is run.

        a11ynav desktop -- a11ynav test .
        a11ynav desktop -- a11ynav attach --launch gedit
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The command and its arguments.")
  var command: [String] = []

  func run() throws {
    let words = command.first == "--" ? Array(command.dropFirst()) : command
    guard !words.isEmpty else { throw ValidationError("Specify the command to run.") }
    let desktop = try DesktopAccess.privateDesktop()
    defer { desktop.close() }
    // The command controls the terminal, so keys such as Ctrl-C that the user presses there are meant for the command.
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    let environment = desktop.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let process = ChildProcess.start(
      ["/usr/bin/env", "-i"] + environment + words,
      descriptors: [
        STDIN_FILENO: STDIN_FILENO, STDOUT_FILENO: STDOUT_FILENO, STDERR_FILENO: STDERR_FILENO,
      ],
      sharesTerminal: true
    )
    guard let process else { throw Failure("Cannot start “\(words[0])”.") }
    let status = ChildProcess.wait(for: process)
    if status != 0 { throw ExitCode(status) }
  }
}
