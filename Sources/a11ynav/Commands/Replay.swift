// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import ArgumentParser

/// The `a11ynav replay` subcommand.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Press keys or run a script and print the spoken words.",
    discussion: """
      Time is virtual: “wait 60s” in a script takes no time, and the same input
      produces the same output, byte for byte. Notices, which are shown but not
      spoken, are written to standard error.

        a11ynav replay page.aria.yaml --keys "right right h space"
        a11ynav replay page.aria.yaml --script walk.a11y --json
        a11ynav replay --script walk.a11y     (its header names the document)
        a11ynav replay page.aria.yaml --keys "right h" --log session.log
        a11ynav replay --log session.log      (the same words, on any machine)
      """
  )

  @Option(help: ArgumentHelp("The names of keys to press, separated by spaces.", valueName: "keys"))
  var keys: String?

  @Option(
    help: ArgumentHelp("The script to run.", valueName: "file"),
    completion: .file(extensions: ["a11y"])
  )
  var script: String?

  @Flag(help: "Print one JSON record for each utterance.")
  var json = false

  @Flag(
    help: "Explain each utterance with the rule for each part and the parts that were left out."
  )
  var explain = false

  @OptionGroup var subject: SubjectOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  mutating func validate() throws {
    if isLogReplayed { return }
    guard (keys == nil) != (script == nil) else {
      throw ValidationError("Specify exactly one of --keys, --script and --log.")
    }
    if script == nil { try subject.demand() }
  }

  /// Whether the command line only requests the replay of a log.
  private var isLogReplayed: Bool {
    keys == nil && script == nil && trace.log.log != nil && !subject.isNamed
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if isLogReplayed, let log = trace.log.log {
        return try LogReplay.run(log, json: json, trace: trace, words: technology.words())
      }
      let openers = Openers()
      defer { openers.close() }
      let walk = try Walk(
        keys: keys,
        script: script,
        technology: technology,
        subjectFields: openers.fields
      )
      let opened = try open(walk, openers)
      try ReplayRun(
        walk,
        speech: speech,
        trace: trace,
        format: json ? .utterances : .text,
        explains: explain
      )
      .run(opened.source, readingOrder: opened.readingOrder)
    }
  }

  /// Opens the subject that the command line specifies or, if there is none, the subject in the script's header.
  @MainActor
  private func open(_ walk: Walk, _ openers: Openers) throws -> OpenedSource {
    if subject.isNamed { return try subject.open(openers) }
    let header = Subject(header: walk.header, folder: walk.folder)
    guard header["open"] != nil || openers.recognize(header) else {
      throw Failure(
        "\(script ?? ""): the header does not name a document; add a line such as “open: page.aria.yaml”"
      )
    }
    return try openers.open(header, listsNotices: subject.notices)
  }
}
