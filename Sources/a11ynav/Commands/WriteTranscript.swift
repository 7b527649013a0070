// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySession
import A11yTranscripts
import ArgumentParser
import Foundation

/// The `a11ynav transcript` subcommand.
struct WriteTranscript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Turn the words that a device spoke into a transcript that CI can run.",
    discussion: """
      Record VoiceOver once on a phone, capture the same screen, and compare every
      later capture with the device’s words:

        a11ynav transcript heard.json screen.xml --to screen.a11y
        a11ynav test screen.a11y

      If the words of a11ynav and the device differ, the transcript contains the
      device’s words, and the command prints a comparison. “words:” in the header
      records words that your devices always speak differently.
      """
  )

  @Argument(help: "The words that the device spoke.", completion: .file())
  var heard: String

  @OptionGroup var subject: SubjectOptions

  @Option(
    help: ArgumentHelp("The transcript to write; standard output by default.", valueName: "file"),
    completion: .file(extensions: ["a11y"])
  )
  var to: String?

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
    let list = try HeardFile(path: heard).read()
    let folder = to.map { ($0 as NSString).deletingLastPathComponent } ?? ""
    let header = subject.header(inFolder: folder) + technology.header
    let transcript = try MainActor.assumeIsolated {
      try log.logSessions()
      let openers = Openers()
      defer { openers.close() }
      return try HeardTranscript(
        of: list.stops,
        on: subject.open(openers),
        settings: technology.settings(),
        header: header
      )
    }
    if let to {
      do { try FileReplacement.replace(to, with: Array(transcript.text.utf8)) } catch {
        throw Failure("\(to): cannot write the transcript: \(error.reason)")
      }
    } else {
      var output = StandardOutput()
      for line in transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      {
        output.write(VisibleText(String(line)))
      }
      output.flush()
    }
    for line in transcript.comparison.report() {
      StandardError.write(line, isColored: OutputStyle.isColored)
    }
  }
}
