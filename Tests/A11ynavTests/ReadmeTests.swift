// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The README", .timeLimit(.minutes(10)))
struct ReadmeTests {
  @Test("The first screen shows the program’s real output")
  func firstScreen() throws {
    let readme = try String(
      contentsOfFile: Program.repositoryFile("README.md"),
      encoding: .utf8
    )
    let start = try #require(readme.firstRange(of: "```console\n"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "\n```"))
    let runs = readme[start.upperBound..<end.lowerBound].components(separatedBy: "\n\n")
    #expect(runs.count == 3)
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
    try walk("swiftui", until: "$ swift", andThen: "swift package describe > /dev/null")
  }

  /// Runs a path's commands in an empty folder: each must succeed, except those marked "fails".
  private func walk(_ name: String, until end: String? = nil, andThen last: String? = nil) throws {
    let readme = try String(contentsOfFile: Program.repositoryFile("README.md"), encoding: .utf8)
    let mark = try #require(readme.firstRange(of: "<!-- path: \(name) -->\n```console\n"))
    let close = try #require(readme[mark.upperBound...].firstRange(of: "```"))
    var commands: [(text: String, status: Int32)] = []
    for line in readme[mark.upperBound..<close.lowerBound].split(separator: "\n") {
      if let end, line.hasPrefix(end) { break }
      commands.append((String(line.dropFirst(2)), line.contains("# fails") ? 1 : 0))
    }
    #expect((2..<10).contains(commands.count))
    if let last { commands.append((last, 0)) }
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = "\(try Program.executable.deletingLastPathComponent().path):$PATH"
    // The paths are for a person's own machine; if `CI` is set, nothing is recorded.
    var script = "unset CI; cd '\(folder.path)'; export PATH=\"\(path)\"\n"
    for (number, command) in commands.enumerated() {
      script += "\(command.text)\n[ $? -eq \(command.status) ] || exit \(100 + number)\n"
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // 100 for the first command, 101 for the second.
    #expect(process.terminationStatus == 0)
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
