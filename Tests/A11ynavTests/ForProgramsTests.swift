// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The interface for other programs", .timeLimit(.minutes(30)))
struct ForProgramsTests {
  private let folder: URL
  private let page: String

  init() throws {
    folder = try Program.scratchFolder()
    page = try String(
      contentsOfFile: Program.repositoryFile("Documentation/ForPrograms.md"),
      encoding: .utf8
    )
    let files = [
      "page.yaml": "- heading \"Shop\" [level=1]\n- button \"Buy\"\n",
      "other.yaml": "- heading \"Shop\" [level=1]\n- button\n",
      "broken.yaml": "- button \"Buy\n",
      "same.a11y": "open: page.yaml\n\nShop, heading level 1\n> next\nBuy, button\n",
      "differs.a11y": "open: page.yaml\n\nShop, heading level 1\n> next\nSell, button\n",
      "broken.a11y": "open: page.yaml\n\n> no such command\n",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// Returns the lines of the page between a marker and the first empty line after it.
  private func lines(after mark: String) throws -> [Substring] {
    let start = try #require(page.firstRange(of: "<!-- \(mark) -->\n"))
    return page[start.upperBound...].prefix(
      upTo: page[start.upperBound...].firstRange(of: "\n\n")?.lowerBound ?? page.endIndex
    )
    .split(separator: "\n")
  }

  private func run(_ command: String) throws -> Program.Result {
    let folder = try Program.executable.deletingLastPathComponent().path
    return try Program.run(
      ["-c", command],
      in: self.folder,
      environment: [
        "PATH": "\(folder):/usr/bin:/bin", "XDG_CONFIG_HOME": self.folder.path, "LC_ALL": "C.UTF-8",
      ],
      program: "/bin/sh"
    )
  }

  @Test func `Each exit code is the documented exit code`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = try lines(after: "codes").filter { $0.hasPrefix("$ ") }
    #expect(commands.count > 30)
    for line in commands {
      let parts = line.dropFirst(2).split(separator: "#")
      let code = try #require(
        Int32(parts[1].prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces))
      )
      let result = try run("timeout 60 \(parts[0])")
      #expect(result.status == code, "\(line)\n\(result.errors)")
    }
  }

  /// Returns the names in backquotes in a table, such as `a` and `b`.
  private func members(_ name: String) throws -> Set<String> {
    let names = try lines(after: "members: \(name)").dropFirst(2).flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init)
        .filter { $0.allSatisfy(\.isLetter) }
    }
    return Set(names)
  }

  private func keys(of lines: [Program.Result]) throws -> Set<String> {
    var keys: Set<String> = []
    for line in lines.flatMap({ $0.output.split(separator: "\n") }) {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(record?["version"] as? Int == 1)
      keys.formUnion((record ?? [:]).keys)
    }
    return keys
  }

  @Test func `Records have exactly the documented members`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("open: page.yaml\n\n> announce high Sold\n".utf8)
      .write(to: folder.appendingPathComponent("high.a11y"))
    let replay = try keys(of: [
      run("a11ynav replay page.yaml --keys right --json --explain"),
      run("a11ynav replay --script high.a11y --json"),
    ])
    #expect(try replay == members("replay"))
    try Data("open: page.yaml\n\n> fly\n> swim\n".utf8)
      .write(to: folder.appendingPathComponent("errors.a11y"))
    let test = try keys(of: [
      run("a11ynav test . --json"), run("a11ynav test differs.a11y --record --json"),
    ])
    #expect(try test == members("test"))
    for command in ["audit other.yaml --json", "convert page.yaml"] {
      #expect(try run("a11ynav \(command)").output.contains("\"version\" : 1"), "\(command)")
    }
  }

  @Test func `A report is valid JUnit whatever the page contains, and includes times`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("open: page.yaml\n\n<&\"\u{1}\u{FFFE}]]>\u{1B}[31m\n".utf8)
      .write(to: folder.appendingPathComponent("strange \u{FFFE}& \"<.a11y"))
    let result = try run(
      """
      a11ynav test . --junit test.xml; a11ynav audit page.yaml other.yaml no-such --junit audit.xml
      a11ynav test no-such --junit none.xml
      """
    )
    #expect(!result.errors.contains("cannot write"))
    let reports = ["test.xml", "audit.xml", "none.xml"].map {
      folder.appendingPathComponent($0).path
    }
    let check = try Program.run(reports, program: Program.repositoryFile("Scripts/check-junit.py"))
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    let text = try String(contentsOfFile: reports[0], encoding: .utf8)
    let began = try #require(text.firstMatch(of: /timestamp="([^"]+)"/)).output.1
    let moment = try #require(try? Date("\(began)Z", strategy: .iso8601))
    #expect(abs(moment.timeIntervalSinceNow) < 600)
    #expect(text.contains("tests=\"4\" failures=\"2\" errors=\"1\""))
  }
}
