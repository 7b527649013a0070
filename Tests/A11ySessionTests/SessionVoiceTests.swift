// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree
import Synchronization
import SessionFixtures
import Testing

@testable import A11ySession

/// A voice that records the items that it receives. The test determines when each item ends.
final class SlowVoice: SpeechOutput {
  private let log = Mutex<(items: [SpeechItem], cancels: Int)>(([], 0))

  func enqueue(_ item: SpeechItem) { log.withLock { $0.items.append(item) } }
  func cancel() { log.withLock { $0.cancels += 1 } }
  func finish() throws {}
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, Bool) -> Void) {}

  var cancels: Int { log.withLock { $0.cancels } }

  /// The items that the voice has received, without the tones.
  var spoken: [(id: SpeechItem.ID, text: String)] {
    log.withLock { log in
      log.items.compactMap { item in
        guard case .segments(let segments) = item.content else { return nil }
        return (item.id, segments.map(\.text).joined(separator: ", "))
      }
    }
  }
}

@MainActor @Suite("Sessions that wait for their voice to finish", .timeLimit(.minutes(30)))
struct SessionVoiceTests {
  private let voice = SlowVoice()

  private func session(_ labels: String...) -> (AssistiveSession, ScriptedSource) {
    let source = ScriptedSource(labels.map { .init(.staticText, label: $0) })
    let session = AssistiveSession(
      source: source,
      speech: voice,
      pacing: .person(waitsForVoice: true)
    )
    session.start()
    return (session, source)
  }

  @Test("Pressing a key silences the voice immediately, and the new words follow")
  func interrupt() {
    let (session, _) = session("One", "Two")
    session.perform(.press(Key(.right)))
    #expect(voice.spoken.map(\.text) == ["One", "Two"])
    #expect(voice.cancels == 1)
    session.perform(.press(Key(.character("z"))))
    #expect(voice.cancels == 2)
  }

  @Test("Reading continues only after the current utterance has been spoken")
  func reading() {
    let (session, _) = session("One", "Two", "Three")
    session.perform(.voiceOver(.readFromTop))
    session.advance(to: .seconds(20))
    #expect(voice.spoken.map(\.text) == ["One", "One"])
    session.speechDidFinish(voice.spoken[1].id)
    session.speechDidFinish(voice.spoken[2].id)
    #expect(voice.spoken.map(\.text) == ["One", "One", "Two", "Three"])
    // The end of the interrupted utterance is reported late, and this report must not cause reading to continue.
    session.perform(.press(Key(.left)))
    session.speechDidFinish(voice.spoken[3].id)
    #expect(voice.spoken.map(\.text).suffix(1) == ["Two"])
  }

  @Test func `If the voice is lost, captions and reading continue at the pace of speech`() throws {
    let (session, _) = session("One", "Two", "Three")
    session.perform(.voiceOver(.readFromTop))
    session.speechDidFinish(voice.spoken[1].id, isHeard: false)
    #expect(session.caption == "One")
    // The next caption appears only when the current words would have been spoken.
    let end = try #require(session.deadline)
    session.advance(to: end - .milliseconds(1))
    #expect(session.caption == "One")
    session.advance(to: end)
    #expect(session.caption == "Two")
    // From here on, the voice is available again.
    session.advance(to: .seconds(20))
    #expect(session.caption == "Two")
    session.speechDidFinish(voice.spoken[2].id)
    #expect(session.caption == "Three")
  }

  @Test func `A late report that an interrupted utterance was not heard has no effect`() {
    let (session, _) = session("One", "Two")
    session.perform(.voiceOver(.readFromTop))
    session.perform(.press(Key(.right)))
    session.speechDidFinish(voice.spoken[1].id, isHeard: false)
    session.advance(to: .seconds(20))
    #expect(voice.spoken.map(\.text) == ["One", "One", "Two"])
  }

  @Test("A voice that never reports the end of an utterance does not keep the session silent")
  func silentVoice() throws {
    let (session, source) = session("One", "Two")
    source.answer = { _, _ in .refused("") }
    session.perform(.announce("Fire", .high))
    for _ in 0..<3 { session.perform(.press(Key(.character("z")))) }
    session.perform(.voiceOver(.next))
    #expect(voice.spoken.map(\.text) == ["One", "Fire"])
    session.advance(to: try #require(session.deadline))
    #expect(voice.spoken.map(\.text) == ["One", "Fire", "Two"])
    #expect(session.caption == "Two")
  }

  @Test("Neither an unassigned key nor an unrelated change interrupts continuous reading")
  func readingGoesOn() throws {
    let (session, source) = session("One", "Two", "Three")
    session.perform(.voiceOver(.readFromTop))
    session.perform(.press(Key(.character("z"))))
    #expect(voice.spoken.map(\.text) == ["One", "One", "One"])
    source.onEvent?(.changed(source.change(3) { $0.label = "Drei" }))
    session.speechDidFinish(voice.spoken[2].id)
    #expect(voice.spoken.map(\.text).last == "Two")
    source.onEvent?(.changed(TreeUpdate(announcements: [Announcement("Saved")])))
    #expect(voice.spoken.map(\.text).last == "Saved")
    session.speechDidFinish(try #require(voice.spoken.last).id)
    #expect(voice.spoken.map(\.text).last == "Two")
    session.speechDidFinish(try #require(voice.spoken.last).id)
    #expect(voice.spoken.map(\.text).last == "Drei")
  }

  @Test("Utterances that require silence wait until the voice reports that it has finished")
  func low() {
    let (session, _) = session("One", "Two")
    session.perform(.announce("Saved", .low))
    #expect(voice.spoken.map(\.text) == ["One"])
    session.speechDidFinish(voice.spoken[0].id)
    #expect(voice.spoken.map(\.text) == ["One", "Saved"])
    session.perform(.announce("Fire", .high))
    session.perform(.voiceOver(.next))
    #expect(voice.spoken.map(\.text) == ["One", "Saved", "Fire"])
    session.speechDidFinish(voice.spoken[2].id)
    #expect(voice.spoken.map(\.text) == ["One", "Saved", "Fire", "Two"])
  }

  @Test("A session that runs in real time cannot be told to wait")
  func wait() {
    let (session, _) = session("One")
    session.perform(.wait(.seconds(5)))
    #expect(session.now == .zero)
    #expect(session.notice == "Time passes automatically in this session.")
  }
}
