// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite(
  "Interactive sessions in a terminal",
  .serialized,
  .enabled(if: PseudoTerminal.isAvailable, "this system gives out no terminals"),
  .timeLimit(.minutes(30))
)
struct TerminalTests {
  let example = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  private func open(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(["open", example, "--speech", "none"] + arguments)
  }

  @Test("Keys move the cursor and scroll the screen, and q restores the terminal")
  func screen() throws {
    let terminal = try open()
    #expect(terminal.shows("\u{1B}[?1049h"))
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    #expect(!terminal.isPutBack)
    try terminal.type("\u{1B}[C")
    #expect(terminal.shows("Catalogue, link, Site sections, navigation, landmark, list start"))
    try terminal.type("h")
    #expect(terminal.shows("Become a member, heading level 1, main, landmark"))
    try terminal.type("/radio 16\r")
    try terminal.type("\u{1B}OQ")
    #expect(terminal.shows("keys: Switch Control"))
    #expect(terminal.shows("banner, group, 2 items"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.isPutBack)
    #expect(terminal.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `Ctrl-L redraws the screen`() throws {
    let terminal = try open()
    #expect(terminal.shows("? help  q quit"))
    try terminal.type("\u{0C}")
    #expect(terminal.shows("\u{1B}[1H"))
    #expect(terminal.shows("? help  q quit"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test(
    "Pasted text is not read as keys, clicks move to elements, and item chooser text can be edited"
  )
  func pasteAndMouse() throws {
    let terminal = try open()
    #expect(terminal.shows("\u{1B}[?2004h"))
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    try terminal.type("\u{1B}[200~q\rq\u{1B}[201~")
    #expect(terminal.shows("Nothing is being edited; activate a text field first."))
    try terminal.type("/\u{1B}[200~lonk\u{1B}[201~\u{1B}[D\u{1B}[D\u{7F}i")
    #expect(terminal.shows("Find: li▏nk  1 of 5 items"))
    // The third row of the screen shows the first match.
    try terminal.type("\u{1B}[<0;5;4M")
    #expect(terminal.shows("Catalogue, link, Site sections, navigation, landmark, list start"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.output.contains("\u{1B}[?1000l"))
  }

  @Test("Long text that arrives as key presses is typed, and Ctrl-C stops unwanted input")
  func longText() throws {
    let terminal = try open()
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    try terminal.type("/" + String(repeating: "zebra and lion ", count: 2000) + "end")
    #expect(terminal.shows("zebra and lion end▏"))
    try terminal.type("\u{1B}")
    #expect(terminal.shows("closed"))
    try terminal.type(String(repeating: "hl", count: 100_000) + "\u{3}")
    #expect(terminal.end() == 0)
    #expect(terminal.isPutBack)
  }

  @Test(
    "However a session ends, the terminal is restored",
    arguments: ["\u{03}", "\u{04}", "q", ":quit\r"]
  )
  func waysOut(_ keys: String) throws {
    let terminal = try open()
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    try terminal.type(keys)
    #expect(terminal.end() == 0)
    #expect(terminal.isPutBack)
    #expect(terminal.output.hasSuffix("\u{1B}[?1049l"))
  }

  @Test(
    "Every signal that ends the program restores the terminal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGABRT]
  )
  func signals(_ signal: Int32) throws {
    let terminal = try open()
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    terminal.send(signal)
    #expect(terminal.end() == signal)
    #expect(terminal.isPutBack)
    #expect(terminal.output.contains("\u{1B}[?1049l"))
  }

  @Test(
    "A terminal whose locale is not UTF-8 receives only ASCII",
    arguments: [["read"], ["open", "--speech", "none"], ["open", "--plain", "--speech", "none"]]
  )
  func locale(_ arguments: [String]) throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.yaml")
    // The last byte of U+201B is 9B, which begins an escape sequence on a terminal with single-byte characters.
    try Data("- button \"‛[31mCafé\"\n- button\n- button \"Éire\"\n".utf8).write(to: page)
    let terminal = try PseudoTerminal(
      arguments + [page.path],
      environment: ["TERM": "xterm", "LC_ALL": "C"]
    )
    #expect(terminal.shows("'[31mCafe, button"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.received.allSatisfy { $0 < 0x80 })
    let failing = try PseudoTerminal(["read", "/nöwhere"], environment: ["LC_ALL": "C"])
    #expect(failing.shows("/nowhere"))
    #expect(failing.end() != 0)
    #expect(failing.received.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "In plain mode, a session prints lines and never redraws the screen",
    arguments: [["--plain"], []]
  )
  func plain(_ arguments: [String]) throws {
    let terminal = try PseudoTerminal(
      ["open", example, "--speech", "none"] + arguments,
      environment: ["TERM": arguments.isEmpty ? "dumb" : "xterm"]
    )
    // The cursor stays after the words, because a screen reader announces text that is inserted
    // before it.
    #expect(terminal.shows("Fernwood Library, link, banner, landmark"))
    try terminal.type("\u{1B}[C ")
    let next = "Catalogue, link, Site sections, navigation, landmark, list start"
    #expect(terminal.shows("\r\n\(next)\r\n(The capture does not include the link’s target"))
    try terminal.type(":nxt\r")
    #expect(terminal.shows(")\r\ncommand\r\n:nxt\r\n(There is no command called “nxt”"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix(")\r\n") && !terminal.output.contains("\u{1B}"))
    #expect(terminal.isPutBack)
  }

  @Test func `F5 and Ctrl-R read the document again, and a damaged document changes nothing`()
    throws
  {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.yaml")
    func write(_ text: String) throws { try Data(text.utf8).write(to: page) }
    try write("- heading \"Shop\" [level=1]\n- button \"Buy\"\n- button \"Leave\"\n")
    let terminal = try PseudoTerminal(["open", page.path, "--speech", "none"])
    #expect(terminal.shows("Shop, heading level 1"))
    try write("- heading \"Market\" [level=1]\n- button \"Buy\"\n")
    try terminal.type("\u{1B}[15~")
    #expect(terminal.shows("Market, heading level 1"))
    try write("- heading \"Marke")
    try terminal.type("\u{12}")
    #expect(terminal.shows("The document cannot be reloaded"))
    try terminal.type("\u{1B}[C")
    #expect(terminal.shows("Buy, button"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
