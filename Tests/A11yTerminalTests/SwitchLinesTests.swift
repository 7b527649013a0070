// SPDX-License-Identifier: MIT

import A11yNavigation
import Testing

@testable import A11ySession
@testable import A11yTerminal

@Suite("Reading switch presses from lines of text", .timeLimit(.minutes(30)))
struct SwitchLinesTests {
  @Test("Each line counts as one switch press, even if the line arrives in pieces")
  func pieces() {
    var lines = SwitchLines()
    #expect(lines.take(Array("ne".utf8)) == [])
    #expect(lines.take(Array("xt\r\n\n  menu \nsel".utf8)) == ["next", "", "menu"])
    #expect(lines.take(Array("ect\n".utf8)) == ["select"])
  }

  @Test("An endless line uses no additional memory, and the next line is still read")
  func endless() {
    var lines = SwitchLines()
    for _ in 0..<1000 { #expect(lines.take(Array(repeating: 0xFF, count: 4096)) == []) }
    let found = lines.take(Array("\nnext\n".utf8))
    #expect(found.count == 2)
    #expect(found[0].unicodeScalars.count == SwitchLines.longest)
    #expect(found[1] == "next")
  }

  @Test("A switch performs a different action if its key is held for the duration of a long press")
  func longPress() {
    let next = SwitchSet.Switch(.next, longPress: .menu)
    #expect(next.command(held: .milliseconds(900), longPress: .seconds(1)) == .next)
    #expect(next.command(held: .seconds(1), longPress: .seconds(1)) == .scannerMenu)
    #expect(next.command(held: .seconds(1), longPress: .zero) == .next)
    #expect(SwitchSet.Switch(.next).command(held: .seconds(2), longPress: .seconds(1)) == .next)
  }

  @Test("A line can name a switch or a switch’s key, and any other line presses the Select switch")
  func names() throws {
    var switches = SwitchSet()
    switches.keys = [try Key(named: "f6"): .init(.next, longPress: .menu)]
    #expect(switches.command(forLine: "previous") == .previous)
    #expect(switches.command(forLine: "menu") == .scannerMenu)
    #expect(switches.command(forLine: "f6") == .next)
    #expect(switches.command(forLine: "read-out") == .readOut)
    for line in ["", "f7", "Event: time 1, code 288, value 1"] {
      #expect(switches.command(forLine: line) == .select)
    }
  }
}
