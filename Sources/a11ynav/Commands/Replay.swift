import A11yDocuments
import A11yNavigation
import A11ySession
import A11ySpeech
import ArgumentParser
import Foundation

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
      let voice = try speech.open(speech.destination(default: .none))
      let session = Session(
        source: try CapturedTree(opened),
        settings: walk.settings,
        readingOrder: opened.readingOrder,
        speech: voice
      )
      var output = StandardOutput()
      session.onRecord = { record in
        switch record.content {
        case .notice(let text): StandardError.write("(\(text))")
        case .speech where json: output.write(record.json)
        default:
          if !json, let line = record.line { output.write(TerminalText.visible(line)) }
        }
      }
      session.start()
      for command in walk.commands where !session.isFinished { session.perform(command) }
      session.finishReading()
      output.flush()
      try voice.finish()
    }
  }
}

/// What a replay does: the keys or the script of the command line, read before anything is opened.
struct Walk {
  var settings = SessionSettings()
  var commands: [SessionCommand]
  var document: String?

  init(keys: String?, script: String?, technology: TechnologyOptions) throws {
    guard let script else {
      try technology.apply(to: &settings)
      commands = try (keys ?? "").split(separator: " ").map { name in
        do {
          return .press(try Key(named: String(name)))
        } catch {
          throw Failure("\(error)")
        }
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: script) else {
      throw Failure("\(script): there is no such file, or it may not be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure("\(script): this is not a script: it is not UTF-8 text")
    }
    do {
      let parsed = try Script(text)
      try parsed.apply(to: &settings)
      try technology.apply(to: &settings)
      commands = try parsed.commands(for: settings.technologies.technologies[0])
      document = parsed.document.map { path in
        path.hasPrefix("/")
          ? path
          : ((script as NSString).deletingLastPathComponent as NSString)
            .appendingPathComponent(path)
      }
    } catch let error as SessionError {
      throw Failure("\(script): \(error)")
    }
  }
}
