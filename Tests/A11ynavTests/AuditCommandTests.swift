// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What an audit finds on live pages, with a real browser.
@Suite("Audits of pages", .enabled(if: Program.hasBrowser), .serialized, .timeLimit(.minutes(10)))
struct AuditCommandTests {
  private func audit(_ page: String, _ arguments: String...) throws -> Program.Result {
    try Program.run(["audit", Program.repositoryFile("Examples/Audit/\(page).html")] + arguments)
  }

  /// The rules that found something, in the order of a report.
  private func rules(_ output: String) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { head, next in
      let id = head.prefix { $0 != ":" }
      return next.contains(" finding") && !id.isEmpty && !id.contains(" ") ? String(id) : nil
    }
  }

  @Test func `Each of twenty mistakes is found by its rule, the worst first`() throws {
    let result = try audit("mistakes")
    #expect(result.status == 1)
    #expect(
      rules(result.output) == [
        "error-unheard", "field-name", "focus-lost", "gone-before-reached", "no-way-out",
        "no-words",
        "silent-dialog", "born-live", "lone-pronoun", "same-words", "silent-change", "state-unsaid",
        "tab-differs", "table-headers", "wrong-voice", "heading-levels", "landmark-names",
        "role-twice", "split-stop", "stutter",
      ]
    )
    // A proof is what a listener hears.
    #expect(
      result.output.contains(
        """
          Archive the list, button
          > activate
          # «nothing is said»
          «Undo, button, end, main»
          # «gone after 3 s»

        """
      )
    )
    #expect(result.output.contains("at #filter\n"))
  }

  @Test func `The same shop without mistakes has no findings, though ten things are pressed`()
    throws
  {
    let result = try audit("mended")
    #expect(result.output.hasSuffix("mended.html: 0 findings at 33 stops, 10 of them pressed\n"))
    #expect(result.status == 0)
  }

  @Test func `A page that keeps talking is heard, and what is dangerous is not pressed`() throws {
    let result = try audit("offer", "--warn")
    #expect(result.status == 0)
    #expect(rules(result.output) == ["chatter"])
    #expect(
      result.output.contains(
        "Left out: “Order” was not pressed, because of “order”; --press NAME does.\n"
      )
    )
  }

  @Test func `Nothing is pressed if that is asked`() throws {
    let result = try audit("mistakes", "--no-acting", "--only", "focus-lost", "--only", "no-words")
    #expect(rules(result.output) == ["no-words"])
    #expect(result.output.contains("Left out: Nothing was pressed, as asked.\n"))
  }
}
