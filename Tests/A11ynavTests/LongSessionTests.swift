// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Long sessions on the command line", .timeLimit(.minutes(30)))
struct LongSessionTests {
  private let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  @Test func `Memory does not grow with the number of keys, in a replay or in a session`() throws {
    let result = try Program.runScript("flat-memory.py", ["50000"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func `A long session is recorded completely, and the recording passes`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("long.a11y").path
    let keys = String(repeating: "\u{1B}[C\u{1B}[Ch\u{1B}[D", count: 2500)
    let record = try Program.run(
      ["record", page, "--to", path, "--speech", "none"],
      input: Data((keys + "q").utf8)
    )
    #expect(record.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("> press ") } == 10_000)
    #expect(!text.contains("> press q"))
    #expect(try Program.run("test", path).output == "1 transcript, 10000 steps: 1 passed\n")
  }

  @Test
  func `Typed commands are recorded as commands, and a search that found nothing as optional`()
    throws
  {
    let folder = try WalkFolder(["page.yaml": "- heading \"Shop\" [level=1]\n- button \"Buy\"\n"])
    defer { folder.remove() }
    let keys = ":choose Sell\r:next\r:w\u{7F}\u{7F}:write other.a11y\r:choose Shop\r:q"
    let record = try Program.run(
      ["record", "page.yaml", "--to", "walk.a11y", "--speech", "none"],
      input: Data(keys.utf8),
      in: folder.url
    )
    #expect(record.status == 0, "\(record.errors)")
    let start = "> choose? Sell\n[border]\nno matching items\n> next\nBuy, button\n"
    #expect(try folder.read("other.a11y").contains(start))
    #expect(try !folder.read("other.a11y").contains("write"))
    #expect(try folder.read("walk.a11y").contains("> choose Shop\nShop, heading level 1\n"))
    #expect(try !folder.read("walk.a11y").contains("> press :\ncommand\n> press q"))
    #expect(try Program.run(["test", "walk.a11y"], in: folder.url).status == 0)
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, "this system gives out no terminals"))
  func `A document that takes long to read reports its progress at a terminal and is then read`()
    throws
  {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("slow.yaml")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let terminal = try PseudoTerminal(["read", pipe.path])
    #expect(terminal.shows("a11ynav: still reading \(pipe.path) after 1 s\r\n"))
    #expect(terminal.shows("a11ynav: still reading \(pipe.path) after 2 s\r\n"))
    try FileHandle(forWritingTo: pipe).write(contentsOf: Data("- button \"Buy\"\n".utf8))
    #expect(terminal.shows("Buy, button\r\n"))
    #expect(terminal.end() == 0)
  }

  @Test func `A script that ends in bytes that are not text is refused before anything is spoken`()
    throws
  {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("walk.a11y")
    try Data(String(repeating: "> press right\n", count: 10_000).utf8 + [0xFF])
      .write(to: script)
    let result = try Program.run("replay", page, "--script", script.path)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.errors == "Error: \(script.path): the script is not UTF-8 text\n"
    )
  }
}
