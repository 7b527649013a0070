// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTree
import Foundation
import Testing

@testable import A11yTranscripts

/// Runs a transcript on a page, and returns the transcript's text with the recorded words.
@MainActor
func recording(_ text: String, on page: String) throws -> (text: String, lines: Int) {
  let transcript = try Transcript(path: "walk.a11y", data: Data(text.utf8))
  let document = try Document(data: Data(page.utf8))
  let player = TranscriptPlayer(transcript, on: try CapturedTree(document))
  return transcript.recording(player.differences())
}

@MainActor @Suite("Recording transcripts", .timeLimit(.minutes(30)))
struct RecordTests {
  private let page = "- button \"One\"\n- button \"Two\"\n- button \"# Three\"\n"

  @Test("Trailing spaces are not recorded, and the recorded transcript passes")
  func spaces() throws {
    let page = "- textbox \"Note\": one two\n"
    let text = "open: page.yaml\n\n...\n> press space\n...\n> press ctrl-left\n> press ctrl-left\n"
    let result = try recording(text, on: page)
    #expect(result.text.hasSuffix("> press ctrl-left\ntwo\n> press ctrl-left\none\n"))
    #expect(try recording(result.text, on: page).lines == 0)
  }

  @Test func `Nothing is recorded from a source that closed before it showed an element`() throws {
    let text = "open: app\n\n> next\n"
    let transcript = try Transcript(path: "/nowhere/walk.a11y", data: Data(text.utf8))
    let passages = TranscriptPlayer(transcript, on: ClosingSource()).differences()
    #expect(passages.map(\.heard) == [["[border]"]])
    let error = #expect(throws: TranscriptError.self) { try transcript.record(passages) }
    #expect(
      error?.message
        == "nothing was recorded, because the session stopped waiting for any content from the page or app"
    )
  }

  @Test("Recording changes only lines that differ, and keeps comments, empty lines and patterns")
  func keeps() throws {
    let text = """
      # A walk
      open: page.yaml

      # at first
      One, button

      > next
      # the second
      /Tw.*/
      ...
      > last
        Thre, button   
      # the end

      """
    let result = try recording(text, on: page)
    #expect(result.lines == 1)
    #expect(
      result.text == """
        # A walk
        open: page.yaml

        # at first
        One, button

        > next
        # the second
        /Tw.*/
        ...
        > last
          \\# Three, button
        # the end

        """
    )
  }

  @Test("A recorded transcript passes, and recording the transcript again changes nothing")
  func settles() throws {
    let first = try recording("open: page.yaml\n> next\n> last\n> next", on: page)
    #expect(
      first.text == """
        open: page.yaml

        One, button
        > next
        Two, button
        > last
        \\# Three, button
        > next
        [border]
        """
    )
    let again = try recording(first.text, on: page)
    #expect(again.lines == 0)
    #expect(again.text == first.text)
  }

  @Test("Recording keeps the line break of each line and adds none to the last line")
  func lineBreaks() throws {
    let result = try recording(
      "open: page.yaml\r\n\r\nOne, button\r\n> next\r\nTow, button\n> last",
      on: page
    )
    #expect(
      result.text
        == "open: page.yaml\r\n\r\nOne, button\r\n> next\r\nTwo, button\n> last\r\n\\# Three, button"
    )
  }

  @Test("An exceeded cost limit is updated, and all other limits are kept")
  func costs() throws {
    let text = """
      open: page.yaml
      technology: switch-control

      One, button
      cost "Two" <= 1 press
      cost "One" <= 9 presses
      """
    let result = try recording(text, on: page)
    #expect(result.lines == 1)
    #expect(result.text == text.replacing("<= 1 press", with: "<= 2 presses"))
  }

  @Test("Formatting a transcript changes its layout but not its meaning")
  func format() throws {
    let text =
      "  open:page.yaml\r\ntechnology:  voiceOver\n# note\n>next\n\n\n  Two, button\n switchControl >  select\n\n"
    let transcript = try Transcript(path: "a.a11y", data: Data(text.utf8))
    let formatted = """
      open: page.yaml
      technology: voiceOver

      # note
      > next

      Two, button
      switch-control> select

      """
    #expect(transcript.formatted == formatted)
    let again = try Transcript(path: "a.a11y", data: Data(formatted.utf8))
    #expect(again.formatted == formatted)
    #expect(again.commands == transcript.commands)
  }
}

/// An app that closes before any of its elements arrive.
@MainActor
private final class ClosingSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?

  func start() -> TreeUpdate {
    onEvent?(.closed("The app has exited."))
    return TreeUpdate()
  }

  func perform(_ request: ActionRequest) -> ActionResponse { .refused("") }
}
