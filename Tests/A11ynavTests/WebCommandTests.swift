// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for the tasks of a web developer on the command line, with a real browser.
@Suite(
  "Opening web pages on the command line",
  .enabled(if: Program.hasBrowser),
  .serialized,
  .timeLimit(.minutes(30))
)
struct WebCommandTests {
  private let pages = Program.repositoryFile("Tests/A11yWebTests/Pages")

  @Test("All transcripts of live web pages pass")
  func transcripts() throws {
    let folders = [
      Program.repositoryFile("Tests/A11yWebTests/Transcripts"),
      Program.repositoryFile("Examples/Web"),
      Program.repositoryFile("Examples/Patterns"),
    ]
    let result = try Program.run(["test"] + folders)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Runs the test once. Without a number, the script `Scripts/same-words.sh` repeats the test a hundred times.
  @Test("Pages with animations, timers, fetches and lazy loading produce the same words every time")
  func sameWords() throws {
    let script = try Program.runScript(
      "same-words.sh",
      ["3"]
        + ["animation", "timer", "fetch", "lazy", "clock"].map {
          Program.repositoryFile("Tests/A11yWebTests/Transcripts/time/\($0).a11y")
        }
    )
    #expect(script.output == "3 runs, 0 differed\n")
    #expect(script.status == 0)
  }

  @Test(
    "A capture of a page is read like the page itself, line by line",
    arguments: ["states", "tables"]
  )
  func capture(_ name: String) throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = "\(pages)/frames/\(name).html"
    let live = try Program.run("read", page)
    let captured = try Program.run("capture", page, "--to", folder.path)
    #expect(captured.status == 0, "\(captured.errors)")
    let read = try Program.run("read", "\(folder.path)/\(name).chrome.json")
    #expect(read.output == live.output)
    #expect(live.output.split(separator: "\n").count > 10)
  }

  @Test func `An endless page is read up to the limit`() throws {
    let page = "\(pages)/endless.html"
    let told = "a11ynav: reading stopped after 40 elements; use --limit to read more\n"
    let read = try Program.run("read", page, "--limit", "40")
    #expect(read.status == 3)
    #expect(read.errors == told)
    let lines = read.output.split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.last == "Post 39, button")
    let snapshot = try Program.run("snapshot", page, "--limit", "40")
    #expect(snapshot.status == 3)
    #expect(snapshot.errors == told)
    #expect(snapshot.output.hasSuffix("> next\nPost 39, button\n"))
    let diff = try Program.run("diff", page, page, "--limit", "40")
    #expect(diff.status == 3)
    #expect(diff.output == "")
    #expect(diff.errors == told)
  }

  @Test func `A page that opens with an alert is audited once the alert is closed`() throws {
    let folder = try WalkFolder([
      "shop.html": "<html lang=en><title>Shop</title><script>alert('Closed')</script>"
        + "<main><h1>Shop</h1><button></button></main>"
    ])
    defer { folder.remove() }
    let result = try Program.run(["audit", "shop.html"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("Only “button” is announced, without a name.\nin main > button"))
  }

  @Test("A page that cannot be opened causes a one-line error")
  func errors() throws {
    let cases: [([String], String)] = [
      (["read", "http://127.0.0.1:9/"], "the browser does not allow pages on that port"),
      (
        ["read", "http://127.0.0.1:59999/"],
        "no server is listening there; check that it is running"
      ),
      (["read", "http://nowhere.invalid/"], "there is no server with that name"),
      (["read", "nowhere.html"], "nowhere.html: there is no such file"),
      (["read", "index.html", "--serve", "nowhere"], "nowhere: there is no such folder"),
      (
        ["read", "http://127.0.0.1:59999/", "--browser", "nowhere"],
        "the browser “nowhere” was not found"
      ),
      (
        ["read", "http://127.0.0.1:59999/", "--browser", "/bin/true"],
        "/bin/true exited immediately; does it start when you run it by hand?"
      ),
      (
        ["read", "http://127.0.0.1:59999/", "--viewport", "wide"],
        "“wide” is not a size, such as “390x844”"
      ),
    ]
    for (arguments, words) in cases {
      let result = try Program.run(arguments)
      #expect(result.status == 1)
      #expect(result.errors.hasSuffix("\(words)\n"), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `A PDF has an exit code of its own, whether the browser shows or downloads it`() throws
  {
    let folder = try WalkFolder(["form.pdf": "%PDF-1.4\n%%EOF\n"])
    defer { folder.remove() }
    for command in ["read", "snapshot", "audit"] {
      let result = try Program.run([command, "form.pdf", "--serve", "."], in: folder.url)
      #expect(result.status == 4)
      #expect(result.errors.hasSuffix("a document of type application/pdf, which cannot be read\n"))
      #expect(result.output.isEmpty || command == "audit")
    }
  }

  @Test("A page with an HTTP error status is read only if the options accept that status")
  func notFound() throws {
    let page = ["read", "no-such-page.html", "--serve", "\(pages)/time"]
    let refused = try Program.run(page)
    #expect(refused.status == 4 && refused.output.isEmpty)
    let reason = "the server returned status 404; use --allow-status 404 to accept the page"
    #expect(refused.errors.contains("a11ynav: no-such-page.html: \(reason)\n"))
    let accepted = try Program.run(page + ["--allow-status", "404"])
    #expect(accepted.status == 0 && accepted.output == "There is no such file.\n")
  }

  @Test("A web server is started, waited for, and stopped together with its child processes")
  func runsAProgram() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let marker = "a11ynav-\(UUID().uuidString)"
    try Data("<!doctype html><html lang=en><title>T</title><h1>Served</h1>".utf8)
      .write(to: folder.appendingPathComponent("index.html"))
    try Data(
      """
      run: (sleep 600; echo \(marker)) & python3 -m http.server 18731 --bind 127.0.0.1
      ready: http://127.0.0.1:18731/

      Served, heading level 1

      """.utf8
    ).write(to: folder.appendingPathComponent("served.a11y"))
    let result = try Program.run("test", folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(!Processes.areRunning(marker))
    let taken = try Program.run("read", "http://127.0.0.1:18731/")
    #expect(taken.errors.contains("no server is listening there"))
  }

  /// Runs the test once. Without a number, the script `Scripts/kill-loop.py` repeats the test a hundred times.
  @Test("No processes or browser profiles are left behind, whichever process is killed")
  func leavesNothing() throws {
    let script = try Program.runScript("kill-loop.py", ["1"])
    #expect(script.status == 0, "\(script.output)")
    #expect(script.output.split(separator: "\n").count == 8, "\(script.output)")
  }
}

/// The processes on this machine whose command line contains a given string.
private enum Processes {
  static func areRunning(_ words: String) -> Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.contains { number in
      guard Int(number) != nil,
        let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(words)
    }
  }
}

extension Program {
  /// Whether a browser for the tests is installed.
  static var hasBrowser: Bool {
    guard testsLive else { return false }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge"].contains {
      name in
      path.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
    }
  }
}
