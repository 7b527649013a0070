// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import ArgumentParser

/// The `a11ynav open` subcommand.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Navigate a document or a web page with keys and listen to it.",
    discussion: """
      The right and left arrows move between elements, space activates, ? shows
      all keys and q quits. With --technology switch-control, space is the
      select switch.

        a11ynav open page.aria.yaml
        a11ynav open http://localhost:3000
        a11ynav open page.html --headed
        a11ynav open --attach 9222 --tab Inbox

      With --plain, or when the output is not a terminal, each utterance is
      printed on its own line.
      """
  )

  @OptionGroup var subject: SubjectOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Switches") var switches: SwitchOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @OptionGroup(title: "Display") var display: DisplayOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  func validate() throws { try subject.demand() }

  func run() throws {
    try MainActor.assumeIsolated {
      let openers = Openers()
      defer { openers.close() }
      let opened = try subject.open(openers, isRealTime: true)
      try InteractiveRun(
        technology: technology,
        speech: speech,
        switches: switches,
        display: display,
        trace: trace
      ).run(
        opened.source,
        title: opened.title,
        readingOrder: opened.readingOrder,
        readsTerminal: subject.file == "-",
        recording: SessionRecording(header: subject.header + technology.header)
      )
    }
  }
}
