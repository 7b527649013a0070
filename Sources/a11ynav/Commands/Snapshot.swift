// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yWeb
import ArgumentParser
import Foundation

/// `a11ynav snapshot`
struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Print a first transcript of a whole document or page, to edit.",
    discussion: """
      It walks from the first element to the last. For Switch Control it holds
      what each element costs to activate.

        a11ynav snapshot page.chrome.json > page.a11y

      The header names the document as it is named here, so write the
      transcript where that name leads to the document.
      """
  )

  @OptionGroup var subject: SubjectOptions
  @OptionGroup var limit: LimitOption
  @OptionGroup var content: ContentOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Finding mistakes") var log: LogOption

  func validate() throws {
    try subject.demand()
    if subject.file == "-" {
      throw ValidationError("A transcript names its document, so it cannot be standard input.")
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
