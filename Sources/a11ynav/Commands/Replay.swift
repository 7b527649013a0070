import A11yCommandLine
import A11yDocuments
import ArgumentParser

/// `a11ynav replay`
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys or run a script, and print what was said.",
    discussion: """
      Time is virtual: “wait 60s” in a script takes no time, and the same
      input gives the same output, byte for byte. Notices, which are shown and
      not said, go to standard error.

        a11ynav replay page.aria.yaml --keys "right right h space"
        a11ynav replay page.aria.yaml --script walk.a11y --json
        a11ynav replay --script walk.a11y     (its header names the document)
      """
  )

  @Argument(help: "The document; - reads standard input.", completion: .file())
  var file: String?

  @Option(help: "What the document is, if its content does not tell: aria, chrome or native.")
  var format: DocumentFormat?

  @Option(help: ArgumentHelp("Keys by name, with spaces between them.", valueName: "keys"))
  var keys: String?

  @Option(
    help: ArgumentHelp("A script; its commands are run.", valueName: "file"),
    completion: .file(extensions: ["a11y"])
  )
  var script: String?

  @Flag(help: "Print one JSON record for each utterance.")
  var json = false

  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  mutating func validate() throws {
    guard (keys == nil) != (script == nil) else {
      throw ValidationError("Either --keys or --script says what to do.")
    }
    guard file != nil || script != nil else { throw ValidationError("A document is missing.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let walk = try Walk(keys: keys, script: script, technology: technology)
      guard let path = file ?? walk.document else {
        throw Failure(
          "\(script ?? ""): the header names no document, as “open: page.aria.yaml” does"
        )
      }
      var options = DocumentOptions()
      options.file = path
      options.format = format
      let opened = try options.open()
      try ReplayRun(walk, speech: speech, format: json ? .utterances : .text)
        .run(CapturedTree(opened), readingOrder: opened.readingOrder)
    }
  }
}
