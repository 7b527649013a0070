// SPDX-License-Identifier: MIT

import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("Input that arrives faster than it can be handled", .timeLimit(.minutes(30)))
struct InputBacklogTests {
  private func backlog(_ bytes: String) -> InputBacklog {
    var decoder = KeyDecoder()
    var backlog = InputBacklog()
    backlog.add(decoder.decode(bytes.utf8))
    return backlog
  }

  @Test("Many pending characters are inserted together, up to the next key with another function")
  func text() {
    let words = String(repeating: "é and so on ", count: 20_000)
    var line = backlog(words + "\r" + words)
    #expect(line.next(into: .line) == .paste(words))
    #expect(line.next(into: .line) == .key(Key(.enter)))
    #expect(line.next(into: .line) == .paste(words))
    #expect(line.isEmpty)
    var lines = backlog(words + "\r" + words)
    #expect(lines.next(into: .lines) == .paste(words + "\n" + words))
    #expect(lines.isEmpty)
  }

  @Test(
    "If nothing is being edited or only a few characters arrive, each character is handled as a key"
  )
  func keys() {
    var nowhere = backlog(String(repeating: "h", count: 100))
    #expect(nowhere.next(into: nil) == .key(Key("h")))
    var few = backlog("quit\r")
    #expect(few.next(into: .line) == .key(Key("q")))
  }

  @Test("Ctrl-C discards all input that was typed before it")
  func interrupt() {
    var backlog = backlog(String(repeating: "h", count: 1000) + "\u{3}\u{1B}[C")
    backlog.interrupt()
    #expect(backlog.next(into: nil) == .key(Key("c", .control)))
    #expect(backlog.next(into: nil) == .key(Key(.right)))
    #expect(backlog.isEmpty)
  }

  @Test("Input beyond the limit for a paste is discarded")
  func tooMuch() {
    var backlog = backlog(String(repeating: "h", count: 1 << 20 | 1))
    #expect(backlog.next(into: .line) == .pasteWasDiscarded)
    #expect(backlog.isEmpty)
  }
}
