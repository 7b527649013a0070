// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Event logs on the command line", .timeLimit(.minutes(30)))
struct LogTests {
  private let example = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
  private let keys = ["--keys", "right right h tab a b escape F2 space"]

  /// Replays keys, and returns the path of the log and the printed output.
  private func log(_ folder: URL) throws -> (path: String, output: String) {
    let path = folder.appendingPathComponent("session.log").path
    let result = try Program.run(["replay", example] + keys + ["--log", path])
    #expect(result.status == 0)
    return (path, result.output)
  }

  @Test("A replayed event log prints the same words as the recorded session")
  func sameWords() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, output) = try log(folder)
    let replayed = try Program.run("replay", "--log", path)
    #expect(replayed.status == 0)
    #expect(replayed.output == output)
    #expect(output.contains("Become a member, heading level 1"))
    let piped = try Program.run(
      ["replay", "--log", "-", "--json"],
      input: try Data(contentsOf: URL(fileURLWithPath: path))
    )
    #expect(piped.output.contains(#""text":"Become a member"#))
  }

  @Test("An edited, truncated or missing event log causes a one-line message on standard error")
  func badLogs() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, _) = try log(folder)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    func error(_ text: String) throws -> String {
      let file = folder.appendingPathComponent("bad.log").path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let result = try Program.run("replay", "--log", file)
      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("Error: ") }
      #expect(lines.count == 1)
      return lines.first.map { String($0).replacing("Error: \(file): ", with: "") } ?? ""
    }
    #expect(try error("") == "line 1: the log is empty")
    #expect(try error("\u{1B}[31m") == "line 1: the line is neither an event nor an effect")
    let edited = text.replacing("heading level 1", with: "heading level 7")
    #expect(try error(edited).contains("this version produces a different effect: "))
    let cut = text.split(separator: "\n").dropLast(3).joined(separator: "\n")
    #expect(try error(cut).contains("the log ends before {"))
    let missing = try Program.run("replay", "--log", "/nowhere/session.log")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("Error: /nowhere/session.log: the log cannot be read"))
    let unwritable = try Program.run(["replay", example] + keys + ["--log", "/proc/log"])
    #expect(unwritable.status == 1 && unwritable.output.isEmpty)
    #expect(unwritable.errors.contains("Error: /proc/log: cannot write the log: No such file"))
  }
}
