// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTree

/// The type of output that a replay prints.
package enum ReplayOutput: Sendable {
  /// Speech and sounds in the format of a transcript.
  case text
  /// A JSON record for each utterance.
  case utterances
  /// A ``TranscriptLine`` for each utterance, sound or notice, which the calling program reads.
  case lines
}

/// A replay that performs a walk in virtual time and prints the speech.
@MainActor
package struct ReplayRun {
  private let walk: Walk
  private let speech: SpeechOptions
  private let trace: TraceOptions
  private let format: ReplayOutput
  private let explains: Bool

  /// Creates a run from a walk and the options on the command line.
  ///
  /// - Parameter explains: Whether the reasons for its words are printed after each utterance.
  package init(
    _ walk: Walk,
    speech: SpeechOptions,
    trace: TraceOptions,
    format: ReplayOutput,
    explains: Bool = false
  ) {
    self.walk = walk
    self.speech = speech
    self.trace = trace
    self.format = format
    self.explains = explains
  }

  /// Runs the walk to its end.
  package func run(_ source: any TreeSource, readingOrder: ReadingOrder = .source) throws {
    try trace.logSessions()
    let voice = try speech.open(speech.destination(default: .none))
    let session = AssistiveSession(
      source: source,
      settings: walk.settings,
      readingOrder: readingOrder,
      speech: voice,
      pacing: .scriptOnTheWall
    )
    session.explains = explains
    let printer = Printer(format)
    session.onRecord = { [explains] record in
      guard explains, case .speech(let utterance) = record.content else {
        return printer.print(record)
      }
      printer.print(record, session.explanation(of: utterance, by: record.technology))
    }
    try trace.attach(to: session)
    var driver = ScriptDriver(session)
    // All speech up to this point is printed before each wait, so that it is not lost if the replay is interrupted.
    driver.willWait = { printer.output.flush() }
    let meter = CostMeter(session, notesTask: walk.asksForTask)
    driver.start()
    printCosts(printer, meter)
    let failure = try walk.perform(in: session, with: driver) {
      printer.section += 1
    } didPerform: {
      printCosts(printer, meter)
    }
    driver.finishReading()
    session.close()
    if failure != nil, let words = session.unfound { printer.print(unfound: words) }
    printer.output.flush()
    try voice.finish()
    // A calling program compares the words and reports the failure itself.
    if case .lines = format { return }
    if let failure { throw failure }
  }

  /// Prints the costs that the transcript checks, so that the calling program can compare them.
  private func printCosts(_ printer: Printer, _ meter: CostMeter) {
    guard case .lines = format else { return }
    for check in walk.costs[printer.section] ?? [] {
      let line = TranscriptLine(meter.measure(check), of: check, section: printer.section)
      printer.output.write(VisibleText(json: line.json))
    }
  }

  @MainActor
  private final class Printer {
    var output = StandardOutput()
    /// The index of the current part of the walk. The opening has the index 0.
    var section = 0
    private let format: ReplayOutput

    init(_ format: ReplayOutput) { self.format = format }

    /// Reports to a calling program that the current part's command found no element with the given words.
    func print(unfound words: String) {
      guard case .lines = format else { return }
      output.write(VisibleText(json: TranscriptLine(unfound: words, section: section).json))
    }

    func print(_ record: TranscriptRecord, _ explanation: Explanation? = nil) {
      if case .lines = format {
        if let line = TranscriptLine(record, section: section) {
          output.write(VisibleText(json: line.json))
        }
        return
      }
      switch (record.content, format) {
      case (.notice(let text), _): StandardError.write("(\(VisibleText(lines: text)))")
      case (.speech, .utterances):
        output.write(VisibleText(json: record.json(explainedBy: explanation)))
      case (_, .text):
        if let line = record.line { output.write(VisibleText(line)) }
        for line in explanation?.lines ?? [] { output.write("    \(line)") }
      default: break
      }
    }
  }
}
