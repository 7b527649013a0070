// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import Foundation
import Testing

@testable import A11yTranscripts

@MainActor @Suite("Transcripts that end early", .timeLimit(.minutes(30)))
struct EndedTranscriptTests {
  private let page = "- button \"Save\"\n- button \"Delete\"\n"

  private func run(_ steps: String) throws -> (transcript: Transcript, passages: [Passage]) {
    let text = "open: page.yaml\n\nSave, button\n\(steps)"
    let transcript = try Transcript(path: "walk.a11y", data: Data(text.utf8))
    let source = try CapturedTree(try Document(data: Data(page.utf8)))
    return (transcript, TranscriptPlayer(transcript, on: source).differences())
  }

  @Test(
    "After a search that finds nothing, no further command is performed",
    arguments: ["choose", "focus"]
  )
  func ends(_ name: String) throws {
    let heard = name == "choose" ? "[border]\nno matching items\n" : ""
    let (transcript, passages) = try run("> \(name) Remove\n\(heard)> last\nnever heard\n")
    #expect(passages.map(\.section) == [1])
    let result = TranscriptResult(
      path: "walk.a11y",
      transcript: transcript,
      outcome: .differs(passages)
    )
    #expect(
      result.report().first?.text
        == "walk.a11y:4:3: “\(name) Remove” found no element, so the script ended; if that may happen, write “\(name)?”"
    )
    #expect(!result.report().contains { $0.text.contains("--record") })
    #expect(result.json.contains("found no element"))
    let error = #expect(throws: TranscriptError.self) { try transcript.record(passages) }
    #expect(error?.line == 4)
    #expect(
      error?.message.hasPrefix("nothing was recorded, because “\(name) Remove” found") == true
    )
  }

  @Test("In a command with a question mark, a search that finds nothing is not an error")
  func goesOn() throws {
    let steps =
      "> choose? Remove\n[border]\nno matching items\n> focus? Remove\n> last\nDelete, button\n"
    #expect(try run(steps).passages == [])
    #expect(try run("> choose? Delete\nDelete, button\n").passages == [])
  }

  @Test("A search that finds nothing does not end a transcript if a later search succeeds")
  func isOver() throws {
    #expect(try run("> choose? Remove\n...\n> choose Delete\nDelete, button\n").passages == [])
  }

  @Test("All errors in a transcript are reported, in the order of their lines")
  func errors() throws {
    let text = """
      open: page.yaml
      volume: loud
      colour: red

      > fly
      words that nobody hears
      cost "Save" <= many
      > next column
      expect no findings nosuchrule
      > next
      """
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(path: "walk.a11y", data: Data(text.utf8))
    }
    let all = error.map { [$0] + $0.further } ?? []
    #expect(all.map(\.line) == [2, 3, 5, 7, 8, 9])
    #expect(error?.description.split(separator: "\n").count == 6)
    let result = TranscriptResult(path: "walk.a11y", outcome: .failed(try #require(error)))
    #expect(result.report().count == 6)
    #expect(result.json.contains("\"errors\":[{"))
  }

  @Test("If a transcript has many errors, only the first twenty are shown")
  func manyErrors() throws {
    let text = "open: page.yaml\n\n" + String(repeating: "> fly\n", count: 1000)
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(path: "walk.a11y", data: Data(text.utf8))
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 21)
    #expect(lines.last == "walk.a11y: 980 more errors")
  }
}
