// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests that a session can always be ended, and that a failure to write output is reported.
@Suite("The end of a program’s input or output", .timeLimit(.minutes(30)))
struct EndingTests {
  private let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  /// Runs a shell command line in which `$A` is the program and `$D` is the folder with the programs.
  private func shell(_ line: String) throws -> (output: String, status: Int32) {
    let process = Process()
    let program = try Program.executable
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "set -o pipefail; \(line)"]
    process.environment = Program.environment.merging([
      "A": program.path, "D": try Program.built("a11ynav").deletingLastPathComponent().path,
      "PAGE": page,
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test(
    "A full disk causes an error message and exit code 1",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "read \"$PAGE\"", "replay \"$PAGE\" --keys right", "snapshot \"$PAGE\"",
      "convert \"$PAGE\" --to native", "voices",
    ]
  )
  func fullDisk(_ command: String) throws {
    let result = try shell("\"$A\" \(command) > /dev/full")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix("Error: cannot write the output: No space left on device\n")
    )
  }

  @Test("A session ends when no program reads its output anymore")
  func closedOutput() throws {
    let result = try shell("yes h | \"$A\" open \"$PAGE\" --speech none 2>/dev/null | head -1")
    #expect(result.output == "Fernwood Library, link, banner, landmark\n")
  }

  @Test(
    "When the input ends, an app with unsaved changes exits and reports the lost changes",
    .needsExamples
  )
  func unsaved() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("x".utf8).write(to: file)
    let result = try shell("printf ' NEW' | \"$D/Notes\" --plain --speech none \(file.path)")
    #expect(result.status == 1)
    #expect(
      result.output.contains("(The app is still running, because a.txt has unsaved changes.)\n")
    )
    #expect(result.output.hasSuffix("Error: the input has ended, so unsaved changes are lost\n"))
    #expect(try Data(contentsOf: file) == Data("x".utf8))
  }

  @Test("A document can be read from a pipe")
  func pipes() throws {
    for way in [
      "cat \"$PAGE\" | \"$A\" read /dev/stdin", "\"$A\" read <(cat \"$PAGE\")",
      "cat \"$PAGE\" | \"$A\" read -",
    ] {
      let result = try shell("\(way) 2>/dev/null | head -1")
      #expect(result.output == "Fernwood Library, link, banner, landmark\n")
    }
  }
}
