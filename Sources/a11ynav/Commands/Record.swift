// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySession
import A11yTranscripts
import ArgumentParser
import Foundation

/// The `a11ynav record` subcommand.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Navigate a document or a web page once and save the session as a test.",
    discussion: """
      The session works like one started with “a11ynav open”. When you quit, your
      actions are written to a transcript and replayed to add the spoken words.

        a11ynav record http://localhost:3000 --to login.a11y
        a11ynav test login.a11y

      In any session, “:write FILE” writes the actions so far to a transcript.
      """
  )

  @OptionGroup var subject: SubjectOptions

  @Option(
    help: ArgumentHelp("The transcript to write.", valueName: "file"),
    completion: .file(extensions: ["a11y"])
  )
  var to: String

  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Switches") var switches: SwitchOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @OptionGroup(title: "Display") var display: DisplayOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

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
      let openers = Openers()
      defer { openers.close() }
      let folder = (to as NSString).deletingLastPathComponent
      let recording = SessionRecording(
        header: subject.header(inFolder: folder) + technology.header
      )
      // The file is checked before the walk, because the walk would be lost if the file could not be written afterward.
      try refusing { try FileReplacement(of: to).abandon() }
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
        recording: recording
      )
      try refusing { try recording.write(to: to) }
      var suite = TranscriptSuite([to])
      suite.openers = openers.all
      suite.records = true
      suite.run { result in
        for line in result.report() {
          StandardError.write(line, isColored: OutputStyle.isColored)
        }
      }
    }
  }

  /// Reports a file that cannot be written, with the reason.
  private func refusing(_ write: () throws -> Void) throws {
    do { try write() } catch let error as FileReplacementError {
      throw Failure("\(to): cannot write the transcript: \(error.reason)")
    }
  }
}
