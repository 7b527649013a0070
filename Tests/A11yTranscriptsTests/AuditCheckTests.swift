// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTranscripts
import Foundation
import Testing

/// Tests for audit and cost checks in transcripts.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct AuditCheckTests {
  private static let page = """
    - main:
      - button "Edit"
      - image "img_0231.png"
      - toolbar "Format":
        - button "Bold"
        - button "Italic"
      - link "here"
    """

  /// Returns the failed checks, with one line per check.
  private func failures(_ text: String, on page: String = page) throws -> [String] {
    let transcript = try Transcript(
      path: "a.a11y",
      data: Data("open: page.yaml\n\n...\n\(text)\n".utf8)
    )
    let document = try Document(data: Data(page.utf8))
    let player = TranscriptPlayer(
      transcript,
      on: try CapturedTree(document),
      readingOrder: document.readingOrder
    )
    return player.differences().flatMap { $0.failedChecks.map(\.text) }
  }

  @Test func `An audit finding fails a transcript unless it is ignored with a reason`() throws {
    #expect(
      try failures("expect no findings") == [
        "2 findings: no-words: “img_0231.png” is a file name, not a name. "
          + "(main > img “img_0231.png”)"
      ]
    )
    #expect(try failures("expect no findings same-words").isEmpty)
    #expect(try failures("expect no findings no-words at \"main > button “Edit”\"").isEmpty)
    #expect(
      try failures("expect no findings no-words at \"main > img “img_0231.png”\"").count == 1
    )
    #expect(
      try failures(
        """
        ignore no-words "img_0231" because the shop names its pictures
        ignore lone-pronoun because the sentence around it says more
        expect no findings
        """
      ).isEmpty
    )
  }

  @Test func `A rule that presses controls is an error without a live page`() throws {
    #expect(
      try failures("expect no findings silent-change")
        == ["silent-change needs a live page and must come before the first command"]
    )
  }

  @Test func `Costs are measured for the named profile and for the whole task`() throws {
    #expect(
      try failures(
        """
        cost "Bold" <= 3 presses
        cost "Bold" <= 5s expected
        cost "Bold" <= 5s expected for slow
        cost "Bold" <= 5s 95%
        cost task = 0 presses
        cost index < 1
        """
      ) == [
        "cost \"Bold\" is 3 presses, 8.3 s expected for slow",
        "cost \"Bold\" is 3 presses, 9 s 95%", "cost index is 1.07",
      ]
    )
  }

  @Test func `A task’s cost includes every activation, each from the top of its screen`() throws {
    let passing = """
      > activate
      ...
      > last
      ...
      > activate
      ...
      cost task = 4 presses
      cost task <= 2s
      cost task <= 7s expected
      cost task < 4.7s best
      """
    #expect(try failures(passing) == [])
    #expect(
      try failures(passing + "\ncost task < 4 presses\ncost task <= 1s 95% for tremor") == [
        "cost task is 4 presses, 2 s", "cost task is 4 presses, 20.9 s 95% for tremor",
      ]
    )
  }

  @Test func `A task’s cost can include the typed text`() throws {
    let passing = """
      cost "Name" with typing "Ada" = 15 presses
      cost "Name" with typing "Ada" <= 40s expected
      cost "Here" with typing "Ada" = 0 presses
      cost "Name" with typing "語" = 0 presses
      > last
      ...
      > activate
      ...
      > type Ada
      ...
      cost task = 2 presses
      cost task with typing = 15 presses
      cost task with typing = 14 presses
      """
    #expect(
      try failures(passing, on: "- button \"Edit\"\n- textbox \"Name\"") == [
        "the scanner does not reach “Here”", "no key on the keyboard types “語”",
        "cost task with typing is 15 presses, 8 s",
      ]
    )
  }

  @Test(arguments: [
    (
      "expect no findings same-wrds",
      "there is no rule called “same-wrds”; did you mean same-words?"
    ),
    ("ignore nothing because it is fine", "there is no rule called “nothing”"),
    ("expect no findings at \"\"", "an element’s path must be in quotes"),
    ("ignore no-words x because y", "an ignored finding must have the form"),
  ])
  func `An invalid check is reported at its line`(line: String, message: String) {
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(path: "a.a11y", data: Data("open: p\n\n> next\n  \(line)\n".utf8))
    }
    #expect(error.map { "\($0)" }?.hasPrefix("a.a11y:4:3: \(message)") == true, "\(error as Any)")
  }

  @Test func `A recorded cost keeps its profile`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.page.utf8).write(to: folder.appendingPathComponent("page.yaml"))
    let file = folder.appendingPathComponent("a.a11y")
    try Data(
      "open: page.yaml\n\n...\ncost \"Bold\" < 1s expected for slow\ncost index <= 1\n".utf8
    ).write(to: file)
    var suite = TranscriptSuite([file.path])
    suite.records = true
    suite.run { _ in }
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "open: page.yaml\n\n...\ncost \"Bold\" <= 8.3s expected for slow\ncost index <= 1.07\n"
    )
  }
}
