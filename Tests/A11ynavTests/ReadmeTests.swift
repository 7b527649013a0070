// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The README", .timeLimit(.minutes(30)))
struct ReadmeTests {
  @Test("The first screen shows the program’s real output")
  func firstScreen() throws {
    let readme = try text("README.md")
    let runs = try #require(blocks(after: "", in: readme).first).components(separatedBy: "\n\n")
    #expect(runs.count == 3)
    try check(runs)
  }

  @Test("A block that a page marks as run shows the program’s real output")
  func markedBlocks() throws {
    let folder = Program.repositoryFile("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    var count = 0
    for page in pages.sorted() where page.hasSuffix(".md") {
      let runs = blocks(after: "<!-- run -->\n", in: try text("Documentation/\(page)"))
      count += runs.count
      try check(runs)
    }
    #expect(count >= 2)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: Program.repositoryFile(file), encoding: .utf8)
  }

  /// The blocks of commands after a mark.
  private func blocks(after mark: String, in page: String) -> [String] {
    page.components(separatedBy: mark + "```console\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private func check(_ runs: [String]) throws {
    for run in runs {
      let lines = run.split(separator: "\n").map(String.init)
      let (arguments, limit) = command(lines[0])
      let result = try Program.run(arguments)
      #expect(result.status == 0)
      let printed = result.output.split(separator: "\n").prefix(limit).map(String.init)
      #expect(printed == Array(lines.dropFirst()))
    }
  }

  @Test("The path for web pages ends in a failing test", .enabled(if: Program.hasBrowser))
  func webPath() throws { try walk("web") }

  @Test(
    "The path for Linux apps ends in a failing test",
    .enabled(if: Program.hasDesktop && FileManager.default.fileExists(atPath: "/usr/bin/zenity"))
  )
  func linuxPath() throws { try walk("linux") }

  /// Building the package takes minutes, so this ends before the first `swift`.
  @Test("The path for SwiftUI apps begins with a package that SwiftPM can read")
  func swiftUIPath() throws {
    try walk("swiftui", until: "swift", andThen: "swift package describe > /dev/null")
  }

  /// Runs the commands of a path in an empty folder: each ends well, but for those that say "fails".
  private func walk(_ name: String, until end: String = "", andThen last: String = ":") throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "\(try Program.executable.deletingLastPathComponent().path):$PATH"
    // The paths are those of a person's own machine: where `CI` is set, nothing is recorded.
    let script = """
      unset CI; export PATH="\(path)"
      sh '\(Program.repositoryFile("Scripts/readme-path.sh"))' \(name) \(end) > path.sh || exit 1
      . ./path.sh 3>&2 > /dev/null && \(last)
      """
    let result = try Program.run(["-c", script], in: folder, program: "/bin/sh")
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Parses `$ a11ynav read FILE "two words" | head -6`.
  private func command(_ line: String) -> (arguments: [String], limit: Int) {
    let parts = line.components(separatedBy: " | head -")
    var arguments: [String] = []
    for (index, piece) in parts[0].components(separatedBy: "\"").enumerated() {
      if index % 2 == 1 {
        arguments.append(piece)
      } else {
        arguments += piece.split(separator: " ").map(String.init)
      }
    }
    let paths = arguments.dropFirst(2).map {
      $0.hasPrefix("Examples/") ? Program.repositoryFile($0) : $0
    }
    return (Array(paths), parts.count > 1 ? Int(parts[1]) ?? 0 : .max)
  }
}
