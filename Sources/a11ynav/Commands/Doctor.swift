// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import ArgumentParser

/// `a11ynav doctor`
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is there and what is missing: voices, sound, browser, Swift, desktop.",
    discussion: """
      Each thing that is missing has the one command that puts it right. It may be
      missing all the same: without sound everything works but speech.
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
