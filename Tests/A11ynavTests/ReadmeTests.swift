// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The examples and steps in the README", .timeLimit(.minutes(30)))
struct ReadmeTests {
  @Test("The first example in the README shows the program’s real output")
  func firstScreen() throws {
    let readme = try text("README.md")
    let runs = try #require(blocks(after: "", in: readme).first).components(separatedBy: "\n\n")
    #expect(runs.count == 3)
    for run in runs { try check(run, status: 0) }
  }

  @Test("Each code block in the README that is marked as run shows the program’s real output")
  func markedBlocks() throws {
    let folder = Program.repositoryFile("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    var count = 0
    for page in pages.sorted() where page.hasSuffix(".md") {
      let text = try text("Documentation/\(page)")
      for (mark, status) in [("<!-- run -->\n", 0), ("<!-- run, exit 1 -->\n", 1)] {
        let runs = blocks(after: mark, in: text)
        count += runs.count
        for run in runs { try check(run, status: Int32(status)) }
      }
    }
    #expect(count >= 4)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: Program.repositoryFile(file), encoding: .utf8)
  }

  /// Returns the blocks of commands after a marker.
  private func blocks(after mark: String, in page: String) -> [String] {
    page.components(separatedBy: mark + "```console\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// Runs the first line of a block in the repository's folder, and compares the output with the block's other lines.
  private func check(_ run: String, status: Int32) throws {
    let lines = run.split(separator: "\n").map(String.init)
    let path = "\(try Program.executable.deletingLastPathComponent().path):$PATH"
    let result = try Program.run(
      ["-c", "export PATH=\"\(path)\"; \(lines[0].dropFirst(2))"],
      in: URL(fileURLWithPath: Program.repositoryFile("")),
      program: "/bin/sh"
    )
    #expect(result.status == status, "\(lines[0]): \(result.errors)")
    #expect(result.output.split(separator: "\n").map(String.init) == Array(lines.dropFirst()))
  }

  @Test(
    "The README’s steps for web pages end with a failing test",
    .enabled(if: Program.hasBrowser)
  )
  func webPath() throws { try walk("web") }

  @Test(
    "The README’s steps for Linux apps end with a failing test",
    .enabled(if: Program.hasDesktop && FileManager.default.fileExists(atPath: "/usr/bin/zenity"))
  )
  func linuxPath() throws { try walk("linux") }

  /// Building the package takes minutes, so this test ends before the first `swift` command.
  @Test("The README’s steps for SwiftUI apps begin with a package that SwiftPM can read")
  func swiftUIPath() throws {
    try walk("swiftui", until: "swift", andThen: "swift package describe > /dev/null")
  }

  /// Runs the commands of one path through the README in an empty folder. Each command must succeed, except those that
  /// are marked "fails".
  private func walk(_ name: String, until end: String = "", andThen last: String = ":") throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "\(try Program.executable.deletingLastPathComponent().path):$PATH"
    // `CI` is unset, because these paths are meant for a person's own machine and nothing is recorded if `CI` is set.
    let script = """
      unset CI; export PATH="\(path)"
      sh '\(Program.repositoryFile("Scripts/readme-path.sh"))' \(name) \(end) > path.sh || exit 1
      . ./path.sh 3>&2 > /dev/null && \(last)
      """
    let result = try Program.run(["-c", script], in: folder, program: "/bin/sh")
    #expect(result.status == 0, "\(result.errors)")
  }
}
