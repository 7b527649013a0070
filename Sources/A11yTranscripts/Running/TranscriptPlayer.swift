// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// Runs a transcript and reports where what is heard differs from what is written.
@MainActor
public struct TranscriptPlayer {
  private let transcript: Transcript
  private let session: AssistiveSession

  /// Creates a player from a transcript and what it runs on.
  public init(
    _ transcript: Transcript,
    on source: any TreeSource,
    readingOrder: ReadingOrder = .source
  ) {
    self.transcript = transcript
    session = AssistiveSession(
      source: source,
      settings: transcript.settings,
      readingOrder: readingOrder,
      waitsOnTheWall: true
    )
  }

  /// Runs the transcript, and returns the parts that differ, in order.
  ///
  /// - Parameter trace: Receives a line for each decision of the session.
  public func differences(trace: ((String) -> Void)? = nil) -> [Passage] {
    let record = Recorder()
    session.onRecord = { record.take($0) }
    session.onTrace = trace
    defer { session.onRecord = nil }
    var passages: [Passage] = []
    defer { session.close() }
    let driver = ScriptDriver(session)
    driver.start()
    let steps = transcript.commands
    for section in 0...steps.count {
      if section > 0, !session.isFinished {
        for command in steps[section - 1] { driver.perform(command) }
      }
      if section == steps.count { driver.finishReading() }
      if let passage = compare(section, record) { passages.append(passage) }
      record.clear()
    }
    return passages
  }

  private func compare(_ section: Int, _ record: Recorder) -> Passage? {
    let expectations = transcript.script.expectations(ofSection: section)
    var passage = Passage(
      section: section,
      heard: record.heard,
      alignment: LineAlignment(expected: expectations.speech.map(\.pattern), heard: record.heard)
    )
    for (place, expectation) in expectations.enumerated() {
      guard case .cost(let check) = expectation.content else { continue }
      let cost = session.scanCost(of: check.words)
      if cost.map({ check.holds(for: $0) }) != true {
        passage.overruns.append(.init(place: place, check: check, cost: cost))
      }
    }
    guard !passage.isSame else { return nil }
    passage.notices = record.notices
    passage.technology = session.driven
    passage.surroundings = session.surroundings()
    return passage
  }

  @MainActor
  private final class Recorder {
    var heard: [String] = []
    var notices: [String] = []

    func take(_ record: TranscriptRecord) {
      switch record.content {
      case .command: break
      case .notice(let text): notices.append(text)
      default: if let line = record.writtenLine { heard.append(line) }
      }
    }

    func clear() {
      heard = []
      notices = []
    }
  }
}
