// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yTesting
@testable import A11yViewTesting

@Suite("Recording expectations in a test", .timeLimit(.minutes(30)))
struct RecordingTests {
  private func recorded(
    _ source: String,
    _ edits: [(line: Int, column: Int, heard: [String])]
  ) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    var recorded = try RecordedSource(file.path)
    for edit in edits { try recorded.replace(edit.line, edit.column, with: edit.heard) }
    #expect(try String(contentsOf: file, encoding: .utf8) == recorded.text)
    return recorded.text
  }

  @Test("Recording adds missing words, updates changed words and keeps everything else")
  func writes() throws {
    let source = """
      func test() {
        session.expect() // first
        session.expect("old", "words")
        session.expect(
          "a",
          "b"
        )
        done()
      }
      """
    let text = try recorded(
      source,
      [
        (2, 17, ["Say \"hello\", \\ button"]), (3, 17, ["# one", "two"]), (4, 17, []),
      ]
    )
    #expect(
      text == ##"""
        func test() {
          session.expect("Say \"hello\", \\ button") // first
          session.expect(
            "\\# one",
            "two"
          )
          session.expectSilence()
          done()
        }
        """##
    )
  }

  @Test("If a recorded line runs twice, it must produce the same words both times")
  func twice() throws {
    let source = "session.expect()\n"
    #expect(
      try recorded(source, [(1, 9, ["A"]), (1, 9, ["A"])]) == "session.expect(\"A\")\n"
    )
    #expect(throws: RecordedSource.Problem.self) {
      try recorded(source, [(1, 9, ["A"]), (1, 9, ["B"])])
    }
  }

  @Test(
    "Expectations other than plain words are left unchanged",
    arguments: ["session.expect(words)", "session.expect(\"a \\(b)\")", "session.expect(\"a"]
  )
  func otherArguments(_ source: String) throws {
    #expect(throws: RecordedSource.Problem.self) { try recorded(source, [(1, 9, ["A"])]) }
  }

  @Test("A test file that has changed since the test was compiled is not overwritten")
  func changed() throws {
    #expect(throws: RecordedSource.Problem.self) {
      try recorded("session.expect()", [(9, 1, ["A"])])
    }
  }
}
