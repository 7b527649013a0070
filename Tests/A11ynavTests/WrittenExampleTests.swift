// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite(
  "Examples in the help, the manual and the documentation",
  .serialized,
  .timeLimit(.minutes(30))
)
struct WrittenExampleTests {
  /// The commands that run until they are stopped.
  private static let servers = ["at-driver", "serve --stdio", "mcp"]
  /// The names of resources that this machine may not have, such as apps, served pages and plans.
  private static let absent = [
    "http://localhost", "gedit", "gtk3-demo", "--attach", "aria-at", "apps", "desktop", "doctor",
    "name.a11y", "--beside axe", "storybook-static", "index.html", "page.html", "shop.html",
    "mistakes.html", "init", "previews", "merge-reports", "show-report", ".jsonl", "a11ynav scan",
  ]

  /// Returns the arguments for a shell in which the program is first in `PATH` and commands that do not exit on their
  /// own have a time limit.
  private func script(_ command: String, seconds: Int) throws -> [String] {
    let folder = try Program.executable.deletingLastPathComponent().path
    return [
      "-c", "export PATH='\(folder)':$PATH; timeout \(seconds) sh -c \"$0\"",
      command.replacing("button |", with: "echo |"),
    ]
  }

  private func check(_ example: WrittenExamples.Example, _ status: Int32, _ output: String) {
    let place = "\(example.place): \(example.command)\n\(output)"
    for word in ["nternal error", "Fatal error", "Unknown option", "Unexpected argument"] {
      #expect(!output.contains(word), "\(place)")
    }
    let command = example.command
    if Self.servers.contains(where: command.contains) { return }
    if Self.absent.contains(where: command.contains) {
      #expect([0, 1, 2].contains(status), "\(status): \(place)")
    } else {
      // Findings and differences in the examples are not failures.
      let finds = [" audit ", " diff ", " texts "].contains(where: command.contains)
      #expect(status == 0 || status == 1 && finds, "\(status): \(place)")
    }
  }

  private let environment = [
    "TERM": "xterm", "LC_ALL": "C.UTF-8", "A11YNAV_SPEECH": "none", "DISPLAY": "",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
  ]

  @Test func `Each example can be run without a terminal`() throws {
    let examples = try WrittenExamples.all()
    #expect(examples.count > 60)
    let world = try WrittenExamples()
    defer { world.remove() }
    for example in examples {
      let isServer = Self.servers.contains { example.command.contains($0) }
      let result = try Program.run(
        script(example.command, seconds: isServer ? 3 : 120),
        in: world.folder,
        environment: environment.merging(["XDG_CONFIG_HOME": world.folder.path]) { $1 },
        program: "/bin/sh"
      )
      check(example, result.status, result.output + result.errors)
    }
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, "this system gives out no terminals"))
  func `Each example runs at a terminal and exits on q`() throws {
    let world = try WrittenExamples()
    defer { world.remove() }
    for example in try WrittenExamples.all() {
      let isServer = Self.servers.contains { example.command.contains($0) }
      let terminal = try PseudoTerminal(
        script(example.command, seconds: isServer ? 3 : 120),
        environment: environment.merging(["XDG_CONFIG_HOME": world.folder.path]) { $1 },
        program: "/bin/sh",
        in: world.folder
      )
      #expect(terminal.ends(typing: "q"), "\(example.command) does not end")
      let status = terminal.end()
      check(example, status, terminal.output)
      #expect(terminal.isPutBack, "\(example.command)")
    }
  }
}
