// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A switch whose presses are piped in, as from a program that watches a device.
@Suite("Switch presses on standard input and in a terminal", .timeLimit(.minutes(30)))
struct SwitchTests {
  private let example = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  private func open(_ arguments: [String], _ lines: String) throws -> Program.Result {
    try Program.run(
      ["open", example, "--speech", "none", "--plain", "--technology", "switch-control"]
        + arguments,
      input: Data(lines.utf8)
    )
  }

  @Test("Each line on standard input counts as a switch press, and a line can name a switch")
  func lines() throws {
    let result = try open(["--scanning", "manual", "--switch", "lines"], "next\n\nBTN_1 down\n")
    #expect(
      result.output == """
        banner, group, 2 items
        main, group, 8 items
        Name, text field
        Edit

        """
    )
    #expect(result.status == 0)
  }

  @Test("A switch press from a pipe selects the stop that auto scanning has reached")
  func automatic() throws {
    let process = Process()
    let switches = Pipe()
    let output = Pipe()
    process.executableURL = try Program.executable
    process.arguments = [
      "open", example, "--speech", "none", "--plain", "--technology", "switch-control",
      "--scanning", "auto", "--tap", "always", "--switch", "lines",
    ]
    process.standardInput = switches
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // When the program exits, its output ends, and so does every wait for that output.
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: limit)
    defer { limit.cancel() }
    try output.fileHandleForWriting.close()
    var heard = ""
    func waits(for text: String) -> Bool {
      while !heard.contains(text) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return false }
        heard += String(decoding: data, as: UTF8.self)
      }
      heard = heard.firstRange(of: text).map { String(heard[$0.upperBound...]) } ?? ""
      return true
    }
    #expect(waits(for: "main, group, 8 items\n"))
    try switches.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    #expect(waits(for: "Name, text field\n"))
    #expect(waits(for: "Email, "))
    try switches.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Any key can be used as a switch")
  func keys() throws {
    let result = try open(
      ["--scanning", "manual", "--switch", "f5=next", "--switch", "x"],
      "\u{1B}[15~x"
    )
    let lines = ["banner, group, 2 items", "main, group, 8 items", "Name, text field"]
    #expect(result.output == lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "An invalid switch option causes a one-line error",
    arguments: [
      (["--switch", "f5=nxt", "--technology", "switch-control"], "the closest match is “next”"),
      (["--switch", "f55", "--technology", "switch-control"], "there is no key called “f55”"),
      (["--switch", "lines"], "--switch needs --technology switch-control."),
    ]
  )
  func mistakes(_ arguments: [String], _ message: String) throws {
    let result = try Program.run(["open", example] + arguments)
    #expect(result.status != 0)
    let error = result.errors.split(separator: "\n").first { $0.hasPrefix("Error: ") }
    #expect(error?.contains(message) == true)
  }
}
