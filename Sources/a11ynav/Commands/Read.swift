// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTranscripts
import A11yTree
import A11yWeb
import ArgumentParser

/// The `a11ynav read` subcommand.
struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Read a document from top to bottom.",
    discussion: """
      For VoiceOver, the command prints the utterances in reading order, one per
      line. For Switch Control, the command prints the scan group by group; each stop
      is followed by the number of switch presses and the time that are needed to
      reach and activate the stop, if no press is late. The last line gives the
      totals and the most expensive stop.

        a11ynav read page.aria.yaml
        a11ynav read --app gedit --technology switch-control   the running app
      """
  )

  @OptionGroup var subject: SubjectOptions

  @Option(help: ArgumentHelp("A running desktop app, by name or process ID.", valueName: "app"))
  var app: String?

  @Flag(
    help: "Explain each utterance with the rule for each part and the parts that were left out."
  )
  var explain = false

  @OptionGroup var limit: LimitOption
  @OptionGroup var content: ContentOptions

  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Troubleshooting") var log: LogOption

  func validate() throws {
    if app == nil { return try subject.demand() }
    if subject.isNamed { throw ValidationError("A document and --app cannot be combined.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try log.logSessions()
      let openers = Openers()
      defer { openers.close() }
      let opened =
        if let app {
          OpenedSource(
            try CapturedTree(Document(data: AppDocument.data(of: app), format: .native)),
            title: app
          )
        } else {
          try subject.open(openers)
        }
      try content.check(opened, subject.name)
      var settings = try technology.settings()
      settings.useLanguageOfUser()
      let voice = try speech.open(speech.destination(default: .none))
      let session = AssistiveSession(
        source: opened.source,
        settings: settings,
        readingOrder: opened.readingOrder,
        speech: voice
      )
      var output = StandardOutput()
      let reading = limit.reading
      let progress = ReadingProgress { _, lines in "a11ynav: \(lines) lines so far" }
      defer { progress.end() }
      var isEmpty = true
      if settings.technologies.contains(.voiceOver) {
        session.explains = explain
        session.onRecord = { [explain] record in
          switch record.content {
          case .speech(let utterance):
            output.write(VisibleText(utterance.text))
            isEmpty = false
            let explanation =
              explain ? session.explanation(of: utterance, by: record.technology) : nil
            for line in explanation?.lines ?? [] { output.write("    \(line)") }
            progress.count()
          case .notice(let text): StandardError.write("(\(VisibleText(lines: text)))")
          default: break
          }
        }
        ScriptDriver(session).readThrough(
          within: reading,
          closingMessages: opened.showsMessage
        )
      }
      if settings.technologies.contains(.switchControl) {
        for line in session.scanListing() {
          isEmpty = false
          output.write(VisibleText(line))
          progress.count()
        }
        output.write(VisibleText(session.scanSummary()))
      }
      output.flush()
      try voice.finish()
      if isEmpty || (opened.source as? WebPage)?.isBlank == true {
        try content.refuse(.empty, app ?? subject.name)
      }
      try LimitOption.check(reading)
    }
  }
}
