// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yWeb
import ArgumentParser
import Foundation

/// The `a11ynav snapshot` subcommand.
struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Print a transcript of a whole document or page, as a starting point for a test.",
    discussion: """
      The transcript covers all elements from the first to the last. For Switch
      Control, the transcript lists the cost of activating each element.

        a11ynav snapshot page.chrome.json > page.a11y

      The header repeats the document’s path as you gave it, so save the
      transcript in a folder where that path is valid.
      """
  )

  @OptionGroup var subject: SubjectOptions
  @OptionGroup var limit: LimitOption
  @OptionGroup var content: ContentOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Troubleshooting") var log: LogOption

  func validate() throws {
    try subject.demand()
    if subject.file == "-" {
      throw ValidationError(
        "A transcript’s header contains the document’s path, so the document cannot be standard input."
      )
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try log.logSessions()
      let openers = Openers()
      defer { openers.close() }
      let opened = try subject.open(openers)
      try content.check(opened, subject.name)
      var header = subject.header.map { VisibleText.of($0) }
      header += technology.header
      let reading = limit.reading
      let text = TreeSnapshot.text(
        of: opened,
        header: header,
        settings: try technology.settings(),
        within: reading
      )
      if TreeSnapshot.isSilent(text) || (opened.source as? WebPage)?.isBlank == true {
        try content.refuse(.empty, subject.name)
      }
      var output = StandardOutput()
      output.write(VisibleText(lines: text))
      output.flush()
      try LimitOption.check(reading)
    }
  }
}
