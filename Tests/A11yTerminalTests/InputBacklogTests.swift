// SPDX-License-Identifier: MIT

import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("What a terminal sends faster than it is done", .timeLimit(.minutes(10)))
struct InputBacklogTests {
  private func backlog(_ bytes: String) -> InputBacklog {
    var decoder = KeyDecoder()
    var backlog = InputBacklog()
    backlog.add(decoder.decode(bytes.utf8))
    return backlog
  }

  @Test("Many characters go into a text at once, up to a key that does something else")
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

  @Test("Where nothing is typed into, and where few come together, each is a key")
  func keys() {
    var nowhere = backlog(String(repeating: "h", count: 100))
    #expect(nowhere.next(into: nil) == .key(Key("h")))
    var few = backlog("quit\r")
    #expect(few.next(into: .line) == .key(Key("q")))
  }

  @Test("Ctrl-C takes the place of all that came before it")
  func interrupt() {
    var backlog = backlog(String(repeating: "h", count: 1000) + "\u{3}\u{1B}[C")
    backlog.interrupt()
    #expect(backlog.next(into: nil) == .key(Key("c", .control)))
    #expect(backlog.next(into: nil) == .key(Key(.right)))
    #expect(backlog.isEmpty)
  }

  @Test("More than a paste may have is not kept")
  func tooMuch() {
    var backlog = backlog(String(repeating: "h", count: 1 << 20 | 1))
    #expect(backlog.next(into: .line) == .pasteWasDiscarded)
    #expect(backlog.isEmpty)
  }
}
