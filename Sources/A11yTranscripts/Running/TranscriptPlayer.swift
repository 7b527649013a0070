// SPDX-License-Identifier: MIT

import A11yAudit
import A11yNavigation
import A11ySession
import A11yTree

/// Runs a transcript and reports the lines where the speech differs from the text.
@MainActor
public struct TranscriptPlayer {
  private let transcript: Transcript
  private let session: AssistiveSession
  private let meter: CostMeter
  private let reopen: (@MainActor () throws -> FreshScreen)?

  /// Creates a player from a transcript and its subject.
  ///
  /// - Parameter reopen: A closure that opens the subject again for audits that act, or `nil` if audits cannot act.
  public init(
    _ transcript: Transcript,
    on source: any TreeSource,
    readingOrder: ReadingOrder = .source,
    reopen: (@MainActor () throws -> FreshScreen)? = nil
  ) {
    self.transcript = transcript
    self.reopen = reopen
    session = AssistiveSession(
      source: source,
      settings: transcript.settings,
      readingOrder: readingOrder,
      pacing: .scriptOnTheWall
    )
    meter = CostMeter(session, notesTask: transcript.script.asksForTask)
  }

  /// Runs the transcript and returns the parts that differ, in order.
  ///
  /// - Parameters:
  ///   - trace: A closure that receives a line for each decision of the session.
  ///   - onSpeech: A closure that receives every utterance that is spoken.
  public func differences(
    trace: ((String) -> Void)? = nil,
    onSpeech: (@MainActor (Utterance) -> Void)? = nil
  ) -> [Passage] {
    let record = Recorder(onSpeech)
    session.onRecord = { record.take($0) }
    session.onTrace = trace.map { trace in { _, line in trace(line) } }
    defer { session.onRecord = nil }
    var passages: [Passage] = []
    var masked: [Int: String] = [:]
    defer { session.close() }
    let driver = ScriptDriver(session)
    driver.start()
    var audits = AuditChecks(reopen: reopen)
    let steps = transcript.commands
    for section in 0...steps.count {
      var unfound: String?
      if section > 0, !session.isFinished {
        for command in steps[section - 1] { driver.perform(command) }
        if !transcript.script.steps[section - 1].mayFindNothing { unfound = session.unfound }
      }
      if section == steps.count || unfound != nil { driver.finishReading() }
      if let passage = compare(section, record, &audits, unfound) { passages.append(passage) }
      // The transcript ends here, because the next command would act on an unintended element.
      if unfound != nil { break }
      let written = section > 0 ? steps[section - 1].map(\.text) : []
      // A command that contains a variable is shown with the variable's name, so it does not need to be masked.
      let isFilled = section > 0 && transcript.script.steps[section - 1].command.contains("${")
      if !isFilled, record.commands.count == written.count, record.commands != written {
        masked[section] = record.commands.joined(separator: ", ")
      }
      record.clear()
    }
    for place in passages.indices { passages[place].maskedCommands = masked }
    return passages
  }

  private func compare(
    _ section: Int,
    _ record: Recorder,
    _ audits: inout AuditChecks,
    _ unfound: String?
  ) -> Passage? {
    let expectations = transcript.script.expectations(ofSection: section)
    var passage = Passage(
      section: section,
      heard: record.heard,
      alignment: LineAlignment(expected: expectations.speech.map(\.pattern), heard: record.heard)
    )
    passage.unfound = unfound
    for (place, expectation) in expectations.enumerated() {
      switch expectation.content {
      case .speech: break
      case .ignored(let finding): audits.ignore(finding)
      case .cost(let check):
        let cost = meter.measure(check)
        if !check.holds(for: cost) { passage.failedChecks.append(.init(check, cost, at: place)) }
      case .findings(let check):
        let found = audits.failure(of: check, at: place, session, isOpening: section == 0)
        if let found { passage.failedChecks.append(found) }
      }
    }
    guard !passage.isSame else { return nil }
    passage.notices = record.notices
    passage.missed = session.missed
    passage.technology = session.driven
    passage.surroundings = session.surroundings()
    return passage
  }

  @MainActor
  private final class Recorder {
    var commands: [String] = []
    var heard: [String] = []
    var notices: [String] = []
    private let onSpeech: ((Utterance) -> Void)?

    init(_ onSpeech: ((Utterance) -> Void)?) { self.onSpeech = onSpeech }

    func take(_ record: TranscriptRecord) {
      if case .speech(let utterance) = record.content { onSpeech?(utterance) }
      switch record.content {
      case .command(let text): commands.append(text)
      case .notice(let text): notices.append(text)
      default: if let line = record.writtenLine { heard.append(line) }
      }
    }

    func clear() {
      commands = []
      heard = []
      notices = []
    }
  }
}

extension Script {
  /// Whether any line checks the cost of the whole task.
  package var asksForTask: Bool {
    (opening + steps.flatMap(\.expectations)).contains { expectation in
      if case .cost(let check) = expectation.content { check.subject == .task } else { false }
    }
  }
}
