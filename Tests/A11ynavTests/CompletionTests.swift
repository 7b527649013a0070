// SPDX-License-Identifier: MIT

import Testing

@Suite("Completing a11ynav commands in the shell", .timeLimit(.minutes(30)))
struct CompletionTests {
  @Test
  func `Each shell completes commands, options and values with only the program in PATH`() throws {
    let result = try Program.runScript("try-completion.py", [])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("bash: completion works\n"))
  }

  /// Returns the values that the program offers for the last word.
  private func offered(_ command: String, _ option: String, _ words: String...) throws -> [String] {
    let line = ["a11ynav", command] + words
    let place = ["\(line.count - 1)", "\(line.last?.count ?? 0)"]
    let result = try Program.run(["---completion", command, "--", option] + place + line)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test
  func `A comma-separated list is completed with items that it does not contain yet`() throws {
    let items = try offered("open", "--rotor", "--rotor", "headings,li")
    #expect(items.contains("headings,links"))
    #expect(!items.contains("headings,headings"))
  }

  @Test
  func `Completion of a switch offers keys, and then the keys’ functions`() throws {
    #expect(try offered("open", "--switch", "--switch", "f").contains("f5"))
    #expect(try offered("open", "--switch", "--switch", "f5=").contains("f5=next"))
  }

  @Test
  func `A setting’s value is completed for its option; an unknown option has no values`()
    throws
  {
    #expect(try offered("settings", "positional@1", "theme", "") == ["any", "dark", "light"])
    #expect(try offered("settings", "positional@1", "scanning", "").contains("step"))
    #expect(try offered("settings", "positional@1", "no-such", "") == [])
  }
}
