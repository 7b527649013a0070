// SPDX-License-Identifier: MIT

import A11yTesting
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Sources that respond after a delay", .timeLimit(.minutes(30)))
struct LaterAnswersTests {
  private static let script = [
    "next", "activate", "previous", "activate", "next", "next", "activate", "next", "activate",
    "type ab", "press escape", "tab", "press right", "first", "last",
  ]

  /// Runs the script and returns its records as JSON, with the given delay for each part of an answer.
  private func run(delays: @escaping () -> Int) async throws -> [String] {
    let session = AssistiveSession(source: LaterSource(delay: delays))
    var lines: [String] = []
    session.onRecord = { lines.append($0.json) }
    session.start()
    await overTurn(of: session)
    for command in Self.script {
      session.perform(try CommandParser.parse(command, for: session.driven))
      await overTurn(of: session)
    }
    return lines
  }

  private func overTurn(of session: AssistiveSession) async {
    await withCheckedContinuation { continuation in
      session.whenTurnIsOver { continuation.resume() }
    }
  }

  @Test("A script produces the same output, however long each part of an answer takes")
  func sameBytes() async throws {
    let quick = try await run { 0 }
    #expect(quick.contains { $0.contains("\"Loaded\"") } && quick.contains { $0.contains("East") })
    #expect(quick.contains { $0.contains("Nothing to save.") })
    for seed in 1...20 {
      var random = SeededNumbers(seed: UInt64(seed))
      let slow = try await run { Int.random(in: 0...9, using: &random) }
      #expect(slow == quick)
    }
  }

  @Test("After a test calls `settle`, the test finds the words that were spoken during the wait")
  func settle() async throws {
    let session = Session(source: LaterSource { 3 })
    await session.settle(within: .seconds(300))
    session.expect("Check, checkbox, unchecked")
    session.perform("activate")
    await session.settle(within: .seconds(300))
    session.expect("checked")
  }

  @Test func `The words that have been spoken can be passed on before a script waits`() throws {
    let source = SilentSource()
    let session = AssistiveSession(source: source)
    var lines: [String] = []
    var handedOn: [[String]] = []
    session.onRecord = { record in lines += [record.line].compactMap(\.self) }
    var driver = ScriptDriver(session, limit: .zero)
    driver.willWait = { handedOn.append(lines) }
    driver.start()
    driver.perform(.voiceOver(.next))
    #expect(handedOn == [])
    driver.perform(.voiceOver(.activate))
    #expect(handedOn == [["One, button", "> next", "Two, button", "> activate"]])
  }

  @Test("A key is interpreted only after the source has responded to the previous key")
  func keysWait() throws {
    let source = SilentSource()
    let session = source.session()
    session.perform(.voiceOver(.activate))
    #expect(session.wait == .source("the answer to “activate”"))
    source.lines = []
    session.perform(.voiceOver(.next))
    session.perform(.voiceOver(.previous))
    #expect(source.lines == [])
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Done"))))
    #expect(session.wait == .none)
    #expect(source.lines == ["Done", "Two, button", "One, button"])
  }

  // With seed 3008078, the simulator found the problem that this test covers.
  @Test func `All held keys are interpreted once the answer arrives while a page still loads`() {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    for _ in 1...2 { session.perform(.voiceOver(.activate)) }
    for _ in 1...2 { session.perform(.voiceOver(.next)) }
    session.perform(.voiceOver(.previous))
    source.progress = .waiting(for: "the page to load")
    source.lines = []
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Done"))))
    #expect(source.lines == ["Done"])
    source.onEvent?(.answered(RequestTicket(2), .handled(source.announcing("Done again"))))
    #expect(source.lines == ["Done", "Done again", "Two, button", "[border]", "One, button"])
  }

  @Test func `The limit for held keys begins anew with each key that is interpreted`() {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    for _ in 1...3 { session.perform(.voiceOver(.activate)) }
    session.advance(to: .seconds(9))
    source.onEvent?(.answered(RequestTicket(1), .handled(.init())))
    #expect(session.deadline == .seconds(19))
  }

  @Test(
    "If a source never responds to a key press, one notice reports that later keys are dropped"
  )
  func droppedKeys() throws {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    session.perform(.voiceOver(.activate))
    session.advance(to: .seconds(1))
    for key in "ab" { session.perform(.press(Key(.character(key)))) }
    session.perform(.press(Key(.backspace)))
    session.perform(.type("secret"))
    source.lines = []
    #expect(session.deadline == .seconds(11))
    session.advance(to: .seconds(11))
    #expect(
      source.lines == [
        "(Stopped waiting for the answer to “activate”, which took too long. "
          + "Dropped the later input: 2 characters, press backspace, 6 characters.)"
      ]
    )
    #expect(session.wait == .none)
    session.perform(.voiceOver(.next))
    #expect(source.lines.last == "Two, button")
  }

  @Test("The key that ends a session takes effect without waiting for an answer")
  func endingDoesNotWait() throws {
    let source = SilentSource()
    let session = source.session()
    session.perform(.voiceOver(.activate))
    session.perform(.voiceOver(.next))
    session.perform(.press(Key(.character("c"), .control)))
    #expect(session.isFinished)
    #expect(!source.lines.contains("Two, button"))
  }

  @Test("A session remembers the names of only the most recent unanswered requests")
  func abandoned() throws {
    let source = SilentSource()
    let session = source.session()
    for _ in 0..<100 {
      session.perform(.voiceOver(.activate))
      session.giveUpWaiting()
    }
    source.lines = []
    source.onEvent?(.answered(RequestTicket(36), .handled(source.announcing("Old"))))
    source.onEvent?(.answered(RequestTicket(37), .handled(source.announcing("New"))))
    source.onEvent?(.answered(RequestTicket(101), .handled(source.announcing("Never asked"))))
    #expect(
      source.lines == [
        "Old", "(An answer arrived late.)", "New",
        "(The source’s answer to “activate” arrived late.)",
        "(The source answered a request that was never made.)",
      ]
    )
  }

  @Test("If a source never settles, a notice names the event that the session waited for")
  func neverSettles() throws {
    let source = SilentSource()
    let session = source.session()
    session.perform(.voiceOver(.activate))
    #expect(session.missed == nil)
    session.giveUpWaiting()
    #expect(session.wait == .none)
    #expect(session.notice == "Stopped waiting for the answer to “activate”, which took too long.")
    #expect(session.missed == "the answer to “activate”")
    source.progress = .waiting(for: "the page to load")
    source.onEvent?(.changed(source.announcing("One of two")))
    #expect(session.wait == .source("the page to load"))
    session.giveUpWaiting()
    #expect(source.lines.suffix(2).first == "One of two")
    #expect(session.notice == "Stopped waiting for the page to load, which took too long.")
  }

  @Test("In an interactive session, a wait for the source ends exactly at the time limit")
  func limit() throws {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    session.perform(.voiceOver(.activate))
    #expect(session.deadline == AssistiveSession.waitLimit)
    session.advance(to: AssistiveSession.waitLimit - .milliseconds(1))
    #expect(session.wait != .none)
    session.advance(to: AssistiveSession.waitLimit)
    #expect(session.wait == .none)
    #expect(session.notice.hasPrefix("Stopped waiting for the answer"))
  }

  @Test("The time limit for a wait starts over when the source reports that it is still working")
  func working() throws {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    session.perform(.voiceOver(.activate))
    let limit = AssistiveSession.waitLimit
    session.advance(to: limit - .seconds(1))
    source.onEvent?(.working)
    #expect(session.deadline == limit * 2 - .seconds(1))
    session.advance(to: limit * 2 - .milliseconds(1001))
    #expect(session.wait != .none)
    session.advance(to: limit * 2 - .seconds(1))
    #expect(session.wait == .none)
    #expect(session.notice.hasPrefix("Stopped waiting for the answer"))
  }

  @Test("A source’s report that it is working has no effect unless the session is waiting")
  func workingWithoutWait() throws {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    source.onEvent?(.working)
    #expect(session.deadline == nil)
    #expect(session.wait == .none)
  }

  @Test("A person hears the effect of each key immediately, even if the source never settles")
  func neverSettlesForAPerson() throws {
    let source = SilentSource()
    let session = source.session(isRealTime: true)
    source.progress = .waiting(for: "the clock to stand still")
    source.lines = []
    session.perform(.voiceOver(.activate))
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Bought"))))
    #expect(source.lines == ["Bought"])
    for _ in 0..<3 {
      source.onEvent?(.changed(source.announcing("Tick")))
      session.perform(.voiceOver(.next))
      session.perform(.voiceOver(.previous))
    }
    #expect(
      source.lines == ["Bought"]
        + Array(repeating: ["Tick", "Two, button", "One, button"], count: 3).joined()
    )
    #expect(session.notice.isEmpty)
  }

  @Test("When a script waits, a source with virtual time is told to advance its time")
  func virtualTime() throws {
    let source = SilentSource()
    source.clock = .session
    let session = source.session()
    source.lines = []
    session.perform(.wait(.seconds(3)))
    #expect(source.advances == [.seconds(3)])
    #expect(session.wait == .source("three seconds"))
    source.progress = .settled
    source.onEvent?(.changed(source.announcing("Saved")))
    source.onEvent?(.settled)
    #expect(session.wait == .none)
    #expect(source.lines == ["Saved"])
    #expect(session.now == .seconds(3))
  }
}
