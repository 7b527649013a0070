// SPDX-License-Identifier: MIT

import Testing

@Suite("Completion at a shell", .timeLimit(.minutes(10)))
struct CompletionTests {
  @Test
  func `Each shell completes commands, options and values, with the program in PATH alone`() throws
  {
    let result = try Program.runScript("try-completion.py", [])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("bash: completes\n"))
  }

  /// The values that the program offers for the last of the words.
  private func offered(_ command: String, _ option: String, _ words: String...) throws -> [String] {
    let line = ["a11ynav", command] + words
    let place = ["\(line.count - 1)", "\(line.last?.count ?? 0)"]
    let result = try Program.run(["---completion", command, "--", option] + place + line)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test
  func `A list with commas goes on, without what it holds already`() throws {
    let items = try offered("open", "--rotor", "--rotor", "headings,li")
    #expect(items.contains("headings,links"))
    #expect(!items.contains("headings,headings"))
  }

  @Test
  func `A switch offers keys, then what they do`() throws {
    #expect(try offered("open", "--switch", "--switch", "f").contains("f5"))
    #expect(try offered("open", "--switch", "--switch", "f5=").contains("f5=next"))
  }

  @Test
  func `A value of a setting is completed by the option's name, of an unknown one by nothing`()
    throws
  {
    #expect(try offered("settings", "positional@1", "theme", "") == ["any", "dark", "light"])
    #expect(try offered("settings", "positional@1", "scanning", "").contains("step"))
    #expect(try offered("settings", "positional@1", "no-such", "") == [])
  }
}
