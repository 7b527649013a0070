// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

@testable import A11ySession

@Suite("The priority of utterances in the speech queue", .timeLimit(.minutes(30)))
struct SpeechQueueTests {
  private var queue = SpeechQueue(waitsForVoice: true)
  /// The words of each completed entry, followed by the way in which the entry ended.
  private var ends: [String] = []

  /// Returns the words that begin to be spoken, with “cancel” where the voice is silenced, and records how entries end.
  private mutating func names(_ steps: [SpeechQueue.Step]) -> [String] {
    var names: [String] = []
    for step in steps {
      switch step {
      case .begin(let entry): names.append(entry.words)
      case .cancel: names.append("cancel")
      case .end(let entry, let end): ends.append("\(entry.words) \(end)")
      }
    }
    return names
  }

  private mutating func say(
    _ text: String,
    _ priority: Announcement.Priority = .default,
    turn: Int,
    isReading: Bool = false
  ) -> [String] {
    while queue.turn < turn { queue.beginTurn() }
    let utterance = Utterance(.announcement, text, priority: priority)
    return names(queue.say(utterance, .voiceOver, isReading: isReading))
  }

  private mutating func finish() -> [String] {
    queue.current.map { names(queue.finish($0.id)) } ?? ["nothing to finish"]
  }

  @Test(
    "Speech from a later turn interrupts current speech, but speech from the same turn follows it"
  )
  mutating func turns() {
    #expect(say("one", turn: 1) == ["one"])
    #expect(say("two", turn: 1) == [])
    #expect(finish() == ["two"])
    #expect(say("three", turn: 2) == ["cancel", "three"])
    #expect(finish() == [])
    #expect(queue.isSilent)
    #expect(ends == ["one finished", "two cancelled", "three finished"])
  }

  @Test("A waiting low-priority utterance is dropped when a high-priority utterance arrives")
  mutating func priorities() {
    #expect(say("opening", turn: 1) == ["opening"])
    #expect(say("loading", .low, turn: 2) == [])
    #expect(say("active", .high, turn: 3) == ["cancel", "active"])
    #expect(queue.waiting.isEmpty)
    #expect(ends.sorted() == ["loading dropped", "opening cancelled"])
  }

  @Test("A low-priority utterance waits until everything else has been spoken")
  mutating func low() {
    #expect(say("status", .low, turn: 1) == ["status"])
    #expect(say("a", turn: 2) == ["cancel", "a"])
    #expect(say("saved", .low, turn: 2) == [])
    #expect(finish() == ["saved"])
  }

  @Test("Only the newest eight low-priority utterances stay in the queue")
  mutating func lowLimit() {
    #expect(say("words", turn: 1) == ["words"])
    for number in 1...1_000 { #expect(say("\(number) new", .low, turn: number) == []) }
    #expect(queue.waiting.map(\.words) == (993...1_000).map { "\($0) new" })
    #expect(ends.count == 992)
  }

  @Test("A high-priority utterance is always spoken completely, whatever the user does")
  mutating func high() {
    #expect(say("fire", .high, turn: 1) == ["fire"])
    #expect(names(queue.interrupt(before: 2)) == [])
    #expect(say("next", turn: 2) == [])
    #expect(finish() == ["next"])
  }

  @Test(
    "Notices that follow a high-priority utterance replace one another and do not silence the voice"
  )
  mutating func noticesBehindHigh() {
    #expect(say("fire", .high, turn: 1) == ["fire"])
    for turn in 2...9 {
      while queue.turn < turn { queue.beginTurn() }
      #expect(names(queue.silence()) == [])
      #expect(names(queue.tell("No key", in: "")) == [])
    }
    #expect(finish() == ["No key"])
    #expect(say("next", turn: 10) == ["cancel", "next"])
  }

  @Test("A late report that an interrupted utterance has ended has no effect")
  mutating func lateEnd() throws {
    _ = say("one", turn: 1)
    let one = try #require(queue.current)
    _ = say("two", turn: 2)
    #expect(names(queue.finish(one.id)) == [])
    #expect(queue.current?.words == "two")
    #expect(ends == ["one cancelled"])
  }

  @Test("Continuous reading resumes after an interruption unless the reading is dropped")
  mutating func reading() {
    #expect(say("line one", turn: 1, isReading: true) == ["line one"])
    #expect(say("new mail", turn: 2) == ["cancel", "new mail"])
    #expect(finish() == ["line one"])
    #expect(names(queue.silence()) == ["cancel"])
    #expect(names(queue.goOn()) == ["line one"])
    #expect(names(queue.silence()) == ["cancel"])
    #expect(names(queue.dropReading()) == [])
    #expect(queue.isSilent)
    #expect(
      ends == [
        "line one cancelled", "new mail finished", "line one cancelled", "line one cancelled",
        "line one dropped",
      ]
    )
  }

  @Test("Tones are played immediately and end when the voice is silenced")
  mutating func tones() {
    _ = say("words", turn: 1)
    #expect(names(queue.play(.border)) == ["[border]"])
    #expect(names(queue.silence()) == ["cancel"])
    #expect(ends == ["words cancelled", "[border] cancelled"])
  }
}
