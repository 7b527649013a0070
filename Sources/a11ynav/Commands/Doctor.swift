// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import ArgumentParser

/// The `a11ynav doctor` subcommand.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the installation: voices, sound, browser, Swift, desktop.",
    discussion: """
      Each missing item is listed with the command that installs it. Every item is
      optional: without sound, for example, everything except speech works.
      """
  )

  func run() throws {
    let findings = Examination.findings()
    var output = StandardOutput()
    for line in findings.flatMap(\.lines) { output.write(VisibleText(line)) }
    output.flush()
    if findings.contains(where: { $0.remedy != nil }) { throw ExitCode(1) }
  }
}
