import A11ySession
import A11ySpeech
import A11yTree

/// A session that does what a walk says, in virtual time, and prints what was said.
@MainActor
package struct ReplayRun {
  private let walk: Walk
  private let speech: SpeechOptions
  private let printsJSON: Bool

  /// Takes what to do and what the command line says.
  package init(_ walk: Walk, speech: SpeechOptions, printsJSON: Bool) {
    self.walk = walk
    self.speech = speech
    self.printsJSON = printsJSON
  }

  /// Runs the walk to its end.
  package func run(_ source: any TreeSource, readingOrder: ReadingOrder = .source) throws {
    let voice = try speech.open(speech.destination(default: .none))
    let session = Session(
      source: source,
      settings: walk.settings,
      readingOrder: readingOrder,
      speech: voice
    )
    var output = StandardOutput()
    session.onRecord = { record in
      switch record.content {
      case .notice(let text): StandardError.write("(\(text))")
      case .speech where printsJSON: output.write(record.json)
      default:
        if !printsJSON, let line = record.line { output.write(TerminalText.visible(line)) }
      }
    }
    session.start()
    for command in walk.commands where !session.isFinished { session.perform(command) }
    session.finishReading()
    output.flush()
    try voice.finish()
  }
}
