import A11ySession
import A11ySpeech
import A11yTree

/// What a replay prints of what happens.
package enum ReplayOutput: Sendable {
  /// What was said and heard, as transcripts have it.
  case text
  /// A record of JSON for each utterance.
  case utterances
  /// A ``TranscriptLine`` for each thing that was heard or shown, for the program that asked.
  case lines
}

/// A session that does what a walk says, in virtual time, and prints what was said.
@MainActor
package struct ReplayRun {
  private let walk: Walk
  private let speech: SpeechOptions
  private let format: ReplayOutput

  /// Takes what to do and what the command line says.
  package init(_ walk: Walk, speech: SpeechOptions, format: ReplayOutput) {
    self.walk = walk
    self.speech = speech
    self.format = format
  }

  /// Runs the walk to its end.
  package func run(_ source: any TreeSource, readingOrder: ReadingOrder = .source) throws {
    let destination = try speech.destination(default: .none)
    // Nobody waits for what nobody hears.
    let voice: any SpeechOutput =
      destination == .none ? UnheardSpeech() : try speech.open(destination)
    let session = AssistiveSession(
      source: source,
      settings: walk.settings,
      readingOrder: readingOrder,
      speech: voice,
      waitsOnTheWall: true
    )
    let printer = Printer(format)
    session.onRecord = { printer.print($0) }
    let driver = ScriptDriver(session)
    driver.start()
    for step in walk.steps where !session.isFinished {
      printer.section += 1
      for command in step where !session.isFinished { driver.perform(command) }
    }
    driver.finishReading()
    session.close()
    printer.output.flush()
    try voice.finish()
  }

  @MainActor
  private final class Printer {
    var output = StandardOutput()
    /// The part of the walk that runs: 0 while it opens.
    var section = 0
    private let format: ReplayOutput

    init(_ format: ReplayOutput) { self.format = format }

    func print(_ record: TranscriptRecord) {
      if case .lines = format {
        if let line = TranscriptLine(record, section: section) { output.write(line.json) }
        return
      }
      switch (record.content, format) {
      case (.notice(let text), _): StandardError.write("(\(text))")
      case (.speech, .utterances): output.write(record.json)
      case (_, .text): if let line = record.line { output.write(VisibleText.of(line)) }
      default: break
      }
    }
  }
}
