// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for `a11ynav judge` with the project's own plan in the W3C's format.
@Suite(.enabled(if: Program.hasBrowser), .serialized, .timeLimit(.minutes(30))) struct JudgeTests {
  private static let plans = Program.repositoryFile("Tests/Plans")

  @Test func `Every command conveys the required facts, and the output is reproducible`() throws {
    let first = try Program.run("judge", Self.plans)
    #expect(
      first.output == """
        tea-shop: 14 of 14 assertions conveyed (must: 12 of 12)
        all: 14 of 14 assertions conveyed (must: 12 of 12)

        """,
      "\(first.errors)"
    )
    #expect(first.status == 0)
    let json = try Program.run("judge", Self.plans, "--json")
    #expect(json.output.contains(#""by":"checked","id":"changeChecked","priority":1"#))
    #expect(json.output.contains(#""verdict":"inapplicable""#))
    #expect(try Program.run("judge", Self.plans, "--json").output == json.output)
  }

  @Test func `A fact that is not conveyed is shown with the spoken words`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let plans = folder.appendingPathComponent("Plans")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.plans), to: plans)
    let data = plans.appendingPathComponent("tests/apg/tea-shop/data")
    let table = data.appendingPathComponent("voiceover_macos-commands.csv")
    try Data("testId,command\ntoMilk,tab tab\norder,f25\n".utf8).write(to: table)
    let result = try Program.run("judge", plans.path, "--priority", "must", "--no-hints")
    #expect(
      result.output == """
        tea-shop order [f25]
          not run: there is no key called “f25”
        tea-shop: 2 of 2 assertions conveyed (must: 2 of 2), 1 command not run
        all: 2 of 2 assertions conveyed (must: 2 of 2), 1 command not run

        """,
      "\(result.errors)"
    )
    #expect(result.status == 2)
  }

  @Test(arguments: [
    (["judge", "/nonexistent"], "/nonexistent: there are no plans with commands for VoiceOver"),
    (["judge", plans, "--plan", "coffee"], "there is no plan called “coffee”"),
  ])
  func `A missing plan or folder is named in the error`(_ arguments: [String], _ words: String)
    throws
  {
    let result = try Program.run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.contains(words))
  }
}
