// SPDX-License-Identifier: MIT

import A11ySites
import Testing

@Suite("Differences between two runs of an audit")
struct RunComparisonTests {
  private let runs: RunFixture

  init() throws { runs = try RunFixture() }

  /// Creates a run with the named pages.
  private func run(_ pages: KeyValuePairs<String, String>, at origin: String) throws -> Run {
    let records = try pages.enumerated().map { try runs.record($1.key, $1.value, $0, at: origin) }
    return try Run(runs.file(records, of: pages.map(\.key)))
  }

  private func page(_ lines: String...) -> String {
    "- main:\n" + lines.map { "  - \($0)\n" }.joined()
  }

  private func difference(
    _ before: KeyValuePairs<String, String>,
    _ after: KeyValuePairs<String, String>
  ) throws -> [String] {
    try RunComparison(
      from: run(before, at: "https://a.example/"),
      to: run(after, at: "https://b.example/")
    ).text.map(\.text)
  }

  @Test("Pages are matched by their paths, even on different servers")
  func same() throws {
    let pages: KeyValuePairs = ["a": page("link \"Tea\""), "b?page=2": page("link \"Cups\"")]
    let comparison = try RunComparison(
      from: run(pages, at: "https://a.example/"),
      to: run(pages, at: "https://b.example/")
    )
    #expect(comparison.isSame)
    #expect(comparison.text.map(\.text) == ["0 pages sound different, 2 sound the same"])
  }

  @Test("The same change on several pages is printed once, with the changed words marked")
  func repeated() throws {
    let before = page("link \"Skip to content\"", "heading \"Teas\" [level=1]")
    let after = page("link \"Skip to the content\"", "heading \"Teas\" [level=1]")
    let text = try difference(
      ["a": before, "b": before, "c": page("link \"Tea\"")],
      ["a": after, "b": after, "c": page("link \"Tea\"", "button \"Buy\"")]
    )
    #expect(
      text == [
        "a, and on 1 other page:",
        "  1  before  Skip to content, link, main, landmark",
        "     after   Skip to the content, link, main, landmark",
        "                     ^^^",
        "",
        "c:", "  2  after   Buy, button, end, main", "",
        "3 pages sound different, 0 sound the same",
      ]
    )
  }

  @Test("New pages, removed pages and removed findings are listed")
  func cameAndWent() throws {
    let text = try difference(
      ["a": page("link \"Tea\"", "button"), "old": page("link \"Old\"")],
      ["a": page("link \"Tea\"", "img"), "new": page("link \"New\"")]
    )
    #expect(
      text == [
        "a:", "  2  before  button, end, main", "",
        "Findings that are gone:",
        "  Only “button” is announced, without a name. (no-words, 1 time)", "",
        "New pages:", "  new", "",
        "Pages that are gone:", "  old", "",
        "1 page sounds different, 1 is new, 1 is gone, 0 sound the same",
      ]
    )
  }
}
