// SPDX-License-Identifier: MIT

import A11yWire
import Foundation
import Testing

/// Tests for audits of live pages in a real browser.
@Suite(
  "Auditing web pages on the command line",
  .enabled(if: Program.hasBrowser),
  .serialized,
  .timeLimit(.minutes(30))
)
struct AuditCommandTests {
  private func audit(_ page: String, _ arguments: String...) throws -> Program.Result {
    try Program.run(["audit", Program.repositoryFile("Examples/Audit/\(page).html")] + arguments)
  }

  /// Returns the rules that have findings, in the order of a report.
  private func rules(_ output: String) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { head, next in
      let id = head.prefix { $0 != ":" }
      return next.contains(" finding") && !id.isEmpty && !id.contains(" ") ? String(id) : nil
    }
  }

  @Test func `Each of twenty mistakes is reported by its rule, the most severe first`() throws {
    let result = try audit("mistakes")
    #expect(result.status == 1)
    #expect(
      rules(result.output) == [
        "error-unheard", "field-name", "focus-lost", "gone-before-reached", "no-way-out",
        "no-words",
        "silent-dialog", "born-live", "lone-pronoun", "same-words", "silent-change", "state-unsaid",
        "tab-differs", "table-headers", "wrong-voice", "heading-levels", "landmark-names",
        "role-twice", "split-stop", "stutter",
      ]
    )
    // The words that a listener hears are the evidence for a finding.
    #expect(
      result.output.contains(
        """
          Archive the list, button
          > activate
          # «nothing is said»
          «Undo, button, end, main»
          # «gone after 3 s»

        """
      )
    )
    #expect(result.output.contains("at #filter\n"))
  }

  @Test func `The same shop without mistakes has no findings, although ten controls are pressed`()
    throws
  {
    let result = try audit("mended")
    #expect(result.output.hasSuffix("mended.html: 0 findings at 33 stops, 10 of them pressed\n"))
    #expect(result.status == 0)
  }

  @Test func `A page that keeps talking is reported, and dangerous controls are not pressed`()
    throws
  {
    let result = try audit("offer", "--warn")
    #expect(result.status == 0)
    #expect(rules(result.output) == ["chatter"])
    #expect(
      result.output.contains(
        "Left out: Controls not pressed because of the word “order”: “Order”; use --allow NAME to press a control.\n"
      )
    )
  }

  @Test
  func `A dry run lists the controls that would be pressed and those that would not be pressed`()
    throws
  {
    let folder = try WalkFolder([
      "page.html": """
      <!doctype html><html lang=en><title>Tool</title><main><button>Save</button><button>Save as</button>
      <button title="Stop the server">Leave</button><button>Quit now</button></main>
      <script>for (const one of document.querySelectorAll("button")) one.onclick = () => one.remove();</script>
      """
    ])
    defer { folder.remove() }
    let result = try Program.run(
      ["audit", "page.html", "--dry-run", "--leave", "save *", "--allow", "quit*"],
      in: folder.url
    )
    #expect(
      result.output.contains(
        """
        Left out: Controls that would be pressed: “Save”, “Quit now”.
        Left out: Controls not pressed as requested: “Save as”; use --allow NAME to press a control.
        Left out: Controls not pressed because of the word “stop”: “Leave”; use --allow NAME to press a control.
        """
      )
    )
    #expect(result.output.hasSuffix("page.html: 0 findings at 4 stops\n"))
  }

  @Test func `Findings are reported if a control stops the server`() throws {
    let page = """
      <!doctype html><html lang=en><title>Tool</title><main><button id=end>Finish</button><button></button>
      <script>end.onclick = () => fetch("/end", { method: "POST" })</script>
      """
    let listener = try #require(Listener())
    listener.begin { socket in
      defer { close(socket) }
      guard let head = HTTPHead(from: socket) else { return }
      if head.line.hasPrefix("POST") { return listener.end() }
      let answer = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n" + page
      _ = SocketBytes.send(Array(answer.utf8), to: socket)
    }
    let result = try Program.run([
      "audit", "http://127.0.0.1:\(listener.port)/", "--only", "no-words",
    ])
    #expect(rules(result.output) == ["no-words"])
    #expect(result.output.contains("Left out: The audit is incomplete because "))
    #expect(result.status == 1)
  }

  @Test func `With --no-acting no control is pressed`() throws {
    let result = try audit("mistakes", "--no-acting", "--only", "focus-lost", "--only", "no-words")
    #expect(rules(result.output) == ["no-words"])
    #expect(result.output.contains("Left out: No control was pressed, as requested.\n"))
  }

  @Test func `Another checker runs in the same page, and findings are compared by element`() throws
  {
    let folder = try WalkFolder([
      "page.html":
        "<!doctype html><html lang=en><title>Shop</title><main><input><button></button></main>",
      "axe.js": """
      globalThis.axe = { version: "4.0", run: () => new Promise((done) => setTimeout(() => done({
        violations: [
          { id: "label", nodes: [{ target: ["input"] }] },
          { id: "color-contrast", nodes: [{ target: ["main"] }] },
        ],
      }), 200)) };
      """,
    ])
    defer { folder.remove() }
    let result = try Program.run(
      ["audit", "page.html", "--beside", "axe", "--axe", "axe.js", "--no-acting"],
      in: folder.url
    )
    #expect(
      result.output.contains(
        """
        Compared with axe 4.0:
        Found by both (1 element):
          html > body > main > input: field-name (a11ynav), label (axe 4.0)
        Found only by axe 4.0 (1 finding):
          color-contrast at html > body > main
        Found only by a11ynav (1 finding):
          no-words at html > body > main > button

        """
      ),
      "\(result.output)\(result.errors)"
    )
  }

  @Test func `Every story in a Storybook is audited`() throws {
    let folder = try WalkFolder([
      "book/index.json": """
      {"v":5,"entries":{
        "button--icon":{"id":"button--icon","title":"Button","name":"Icon","type":"story"},
        "button--text":{"id":"button--text","title":"Button","name":"Text","type":"story"}}}
      """,
      "book/iframe.html": """
      <!doctype html><html lang=en><title>Story</title><main></main><script>
      const isIcon = new URLSearchParams(location.search).get("id") === "button--icon";
      document.querySelector("main").innerHTML = `<button>${isIcon ? "" : "Save"}</button>`;
      </script>
      """,
    ])
    defer { folder.remove() }
    let result = try Program.run(
      ["audit", "--serve", "book", "--storybook", ".", "--no-acting"],
      in: folder.url
    )
    #expect(result.output.contains("\nButton: Icon: 1 finding (1 blocking) at 1 stop\n"))
    #expect(result.output.contains("\nButton: Text: 0 findings at 1 stop\n"), "\(result.errors)")
    let none = try Program.run(["audit", "--serve", ".", "--storybook", "."], in: folder.url)
    #expect(none.status == 2)
  }

  @Test func `A rule that presses controls fails a transcript’s opening and uses a fresh page`()
    throws
  {
    let folder = try WalkFolder([
      "page.html": """
      <!doctype html><html lang=en><title>Shop</title><main><button>Add</button><p>Empty</p></main><script>
      document.querySelector("button").onclick = () => {
        document.querySelector("p").textContent = "1 rose in the basket";
      };
      </script>
      """,
      "a.a11y":
        "open: page.html\n\n...\nexpect no findings silent-change at \"main > button “Add”\"\n",
    ])
    defer { folder.remove() }
    let result = try folder.test("a.a11y")
    #expect(result.status == 1)
    #expect(result.output.contains("1 finding: silent-change:"), "\(result.output)")
  }
}
