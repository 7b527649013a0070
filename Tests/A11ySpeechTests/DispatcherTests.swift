// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import Testing

@testable import A11ySpeech

@Suite("Speech through Speech Dispatcher", .timeLimit(.minutes(30)))
struct DispatcherTests {
  @Test(
    "The user’s configuration applies to speech, unless a segment of speech has its own attributes"
  )
  func words() throws {
    let server = try FakeDispatcher()
    let ends = Ends()
    let output = try output(server)
    output.onFinish(ends.note)
    output.enqueue(
      item(
        1,
        SpeechSegment(text: "Bonjour"),
        SpeechSegment(text: "Hello\n.", language: "en-GB", pitch: 1),
        SpeechSegment(text: "aB", spellsOut: true, punctuation: .all)
      )
    )
    output.enqueue(SpeechItem(id: .init(rawValue: 2), content: .tones([])))
    try output.finish()
    #expect(
      server.told == [
        "GET LANGUAGE", "GET PITCH",
        "SET SELF LANGUAGE fr", "SET SELF PITCH 10", "SET SELF SPELLING OFF", "SPEAK", "Bonjour",
        ".",
        "SET SELF LANGUAGE en-GB", "SET SELF PITCH 60", "SPEAK", "Hello", "..", ".",
        "SET SELF LANGUAGE fr", "SET SELF PITCH 10", "SET SELF SPELLING ON",
        "SET SELF PUNCTUATION all",
        "SPEAK", "aB", ".", "QUIT",
      ]
    )
    #expect(ends.all == ["1 true", "2 true"])
  }

  @Test("The program’s settings override the user’s configuration of Speech Dispatcher")
  func settings() throws {
    let server = try FakeDispatcher()
    let settings = try SpeechSettings(voice: "de", rate: 450, pitch: 0, volume: 50)
    try output(server, settings).finish()
    #expect(
      server.told == [
        "SET SELF LANGUAGE de", "SET SELF RATE 100", "SET SELF PITCH -100", "SET SELF VOLUME -50",
        "GET LANGUAGE", "GET PITCH", "QUIT",
      ]
    )
  }

  @Test("Labels and languages cannot inject commands into Speech Dispatcher")
  func hostile() throws {
    let server = try FakeDispatcher()
    let output = try output(server)
    output.enqueue(
      item(1, SpeechSegment(text: "a\r\n.\r\nSTOP ALL\r\n", language: "de\r\nSTOP ALL"))
    )
    try output.finish()
    #expect(server.told.suffix(7) == ["SPEAK", "a ", ".. ", "STOP ALL ", "", ".", "QUIT"])
    #expect(server.told.contains("SET SELF LANGUAGE deSTOPALL"))
  }

  @Test("Canceling speech ends a message that would otherwise never end")
  func cancel() throws {
    let server = try FakeDispatcher(isEndless: true)
    let ends = Ends()
    let ended = DispatchSemaphore(value: 0)
    let output = try output(server)
    output.onFinish { id, completed in
      ends.note(id, completed)
      ended.signal()
    }
    output.enqueue(item(1, SpeechSegment(text: "long")))
    output.enqueue(item(2, SpeechSegment(text: "never heard")))
    server.speaking.wait()
    output.cancel()
    ended.wait()
    ended.wait()
    #expect(ends.all == ["1 false", "2 false"])
    #expect(server.told.suffix(2) == [".", "CANCEL SELF"])
  }

  @Test("Losing the connection to Speech Dispatcher affects only the current item")
  func lost() throws {
    let server = try FakeDispatcher(leavesAt: 1)
    let told = Mutex<[SpeechError]>([])
    let output = try output(server)
    output.onFailure { failure in told.withLock { $0.append(failure) } }
    output.enqueue(item(1, SpeechSegment(text: "lost")))
    output.enqueue(item(2, SpeechSegment(text: "heard")))
    let gone = SpeechError.voiceEnded(reason: "Speech Dispatcher closed the connection")
    #expect(throws: gone) { try output.finish() }
    #expect(told.withLock { $0 } == [gone])
    #expect(server.told.suffix(4) == ["SPEAK", "heard", ".", "QUIT"])
  }

  @Test func `A server that is gone for good is reported once`() throws {
    let server = try FakeDispatcher(leavesAt: 1)
    let told = Mutex<[SpeechError]>([])
    let connections = Mutex(0)
    let output = try DispatcherSpeech(settings: .default) {
      [path = server.path] () throws(SpeechError) in
      let number = connections.withLock { number in
        number += 1
        return number
      }
      guard number == 1 else { throw .noVoice(reason: "gone \(number)") }
      return try DispatcherConnection(path: path, limit: 60_000)
    }
    let ends = Ends()
    output.onFinish(ends.note)
    output.onFailure { failure in told.withLock { $0.append(failure) } }
    for id in 1...3 {
      output.enqueue(item(UInt64(id), SpeechSegment(text: "lost")))
      output.enqueue(SpeechItem(id: .init(rawValue: 9), content: .tones([])))
    }
    #expect(throws: SpeechError.self) { try output.finish() }
    #expect(
      told.withLock { $0 }
        == [SpeechError.voiceEnded(reason: "Speech Dispatcher closed the connection")]
    )
    // Words that no server speaks are not reported as completed.
    #expect(ends.all == ["1 true", "9 true", "2 false", "9 true", "3 false", "9 true"])
    // After a failed attempt, no further connection is attempted for a while.
    #expect(connections.withLock { $0 } == 2)
  }

  @Test(
    "If Speech Dispatcher is not running, an error immediately names the address that was tried"
  )
  func none() throws {
    #expect(
      throws: SpeechError.noVoice(reason: "Speech Dispatcher is not listening at /no/socket")
    ) {
      try DispatcherSpeech(settings: .default) { () throws(SpeechError) in
        try DispatcherConnection(path: "/no/socket")
      }
    }
    #expect(try DispatcherAddress.path(["SPEECHD_ADDRESS": "unix_socket:/a:b"]) == "/a:b")
    #expect(
      try DispatcherAddress.path(["XDG_RUNTIME_DIR": "/run/1"])
        == "/run/1/speech-dispatcher/speechd.sock"
    )
    #expect(throws: SpeechError.self) {
      try DispatcherAddress.path(["SPEECHD_ADDRESS": "inet_socket:host:1"])
    }
  }

  private func output(
    _ server: FakeDispatcher,
    _ settings: SpeechSettings = .default
  ) throws -> DispatcherSpeech {
    try DispatcherSpeech(settings: settings) { [path = server.path] () throws(SpeechError) in
      // The server answers immediately, but shares the machine with other tests.
      try DispatcherConnection(path: path, limit: 60_000)
    }
  }

  private func item(_ id: UInt64, _ segments: SpeechSegment...) -> SpeechItem {
    SpeechItem(id: .init(rawValue: id), content: .segments(segments))
  }
}
