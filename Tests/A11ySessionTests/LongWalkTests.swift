// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Reading long scripts line by line", .timeLimit(.minutes(30)))
struct LongWalkTests {
  @Test("Reading a script line by line or all at once produces the same content")
  func parts() throws {
    let text = "open: a\nhints: off\n\nShop\ncost \"Buy\" <= 1 press\n> next\nBuy\n# no\n> last\n"
    let whole = try Script(text)
    #expect(whole.header.map(\.name) == ["open", "hints"])
    #expect(whole.opening.map(\.text) == ["Shop", "cost \"Buy\" <= 1 press"])
    #expect(whole.steps.map(\.command) == ["next", "last"])
    #expect(whole.steps.map(\.expected) == [["Buy"], []])
    #expect(throws: SessionError.self) { _ = try Script("open: a\nopen: b\n") }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"])
  func `A file read in blocks has the same lines as its whole text, however long they are`(
    _ end: String
  )
    throws
  {
    let long = String(repeating: "ä", count: 70_000)
    let text =
      (0..<20_000).map { "> press \($0 % 3 == 0 ? "é" : "right")\(end)" }.joined() + long + end
      + "x"
    let path = NSTemporaryDirectory() + "/a11ynav-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let lines = try #require(Script.FileLines(of: path))
    #expect(Array(lines) == Script.lines(of: text))
    #expect(lines.isText)
    try Data(text.utf8 + [0xFF, 0x0A]).write(to: URL(fileURLWithPath: path))
    let broken = try #require(Script.FileLines(of: path))
    for _ in broken {}
    #expect(!broken.isText)
  }
}
