// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yTranscripts

@MainActor @Suite("Recording random transcripts", .timeLimit(.minutes(30)))
struct RandomRecordingTests {
  private let page = """
    - heading "# News" [level=1]
    - link "> Home"
    - textbox "Name"
    - checkbox "/All/"
    - button "Send"
    """
  private let lines = [
    "> next", "> previous", "  >last", "> activate", "> type a b", "switch-control> select",
    "voiceover> next", "> wait 2s", "...", "# a comment", "", "Send, button", "> find next links",
    "/Na.*/", "\\# News, heading level 1", "nothing of the kind", "cost \"Send\" <= 1 press",
    "  Name, text field", "/.*/", "[border]",
  ]

  @Test(
    "A random transcript passes after it is recorded, and recording it again changes nothing",
    arguments: 0..<80
  )
  func settles(_ seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let endings = ["\n", "\r\n", "\r"]
    var text = random(2) == 0 ? "open: page.yaml\n\n" : "open: page.yaml\n> next\n"
    for _ in 0..<random(30) { text += lines[random(lines.count)] + endings[random(3)] }
    if random(2) == 0 { text += "> next" }
    let recorded = try recording(text, on: page)
    let again = try recording(recorded.text, on: page)
    #expect(again.lines == 0)
    #expect(again.text == recorded.text)
    // Recording keeps all comments, in the same order.
    func comments(_ text: String) -> Int {
      text.split(whereSeparator: \.isNewline).count { $0 == "# a comment" }
    }
    #expect(comments(text) == comments(recorded.text))
    let formatted = try Transcript(path: "a.a11y", data: Data(recorded.text.utf8)).formatted
    #expect(try recording(formatted, on: page).lines == 0)
  }
}
