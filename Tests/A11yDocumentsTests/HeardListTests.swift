// SPDX-License-Identifier: MIT

import A11yDocuments
import Foundation
import Testing

/// Tests for the words spoken by a device, in the formats in which tools save them.
@Suite(.timeLimit(.minutes(30)))
struct HeardListTests {
  private func stops(_ text: String) throws -> [String] {
    try HeardList(data: Data(text.utf8)).stops
  }

  private static let lists = [
    #"[{"utterance":"Cart, Back button"},{"utterance":"Pay, Button"}]"#,
    "{\"utterance\":\"Cart, Back button\"}\n{\"utterance\":\"Pay, Button\"}\n",
    #"[{"value":{"utterance":"Cart, Back button"},"sessionId":"1"},{"value":{"utterance":"Pay, Button"}}]"#,
    #"[{"platform_identifier":"0A","estimated_uid":"u","caption":"Cart","spoken_description":"Cart, Back button"},"#
      + #"{"caption":"Pay, Button","spoken_description":""}]"#,
    #"{"itemTextLog":["Cart","Pay"],"spokenPhraseLog":["Cart, Back button","Pay, Button"]}"#,
    #"["Cart, Back button","","Pay, Button"]"#,
    "\u{FEFF}[\"Cart, Back button\", null, \"Pay,\\nButton\"]",
  ]

  @Test(arguments: lists) func `Each tool's list has the same stops`(text: String) throws {
    #expect(try stops(text) == ["Cart, Back button", "Pay, Button"])
    #expect(HeardList.recognizes(Data(text.utf8)))
  }

  @Test func `Plain text has one stop on each line`() throws {
    #expect(
      try stops("Search  edit  blank\r\n\r\n  Go  button\n") == [
        "Search  edit  blank", "Go  button",
      ]
    )
  }

  @Test
  func `Times at the start of every line are removed, but a stop that is itself a time is kept`()
    throws
  {
    #expect(try stops("9:41:02.125 Cart\n9:41:05 Pay\n") == ["Cart", "Pay"])
    #expect(try stops("[09:41:02] Cart\n[09:41:05] Pay\n") == ["Cart", "Pay"])
    #expect(try stops("Departures\n9:41 Norway\n") == ["Departures", "9:41 Norway"])
  }

  @Test(arguments: ["", "[]", "{}", "[null, 1, {}]", " \n\t\n"])
  func `A list without words is refused`(text: String) {
    #expect(throws: DocumentError.self) { try stops(text) }
    #expect(!HeardList.recognizes(Data(text.utf8)))
  }

  @Test func `A damaged list is refused with the position of the damage`() {
    let error = #expect(throws: DocumentError.self) { try stops("[{\"utterance\":\n\"Cart\"") }
    #expect(error?.line == 2)
  }

  @Test(arguments: ScreenCaptureTests.captures)
  func `A capture of a screen is not a list`(name: String, format: DocumentFormat) throws {
    #expect(try !HeardList.recognizes(ScreenCaptureTests.example(name)))
  }

  @Test func `A list nested too deeply is refused instead of crashing`() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: DocumentError.self) { try stops(text) }
  }
}
