// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import Foundation
import Testing

/// Tests that run the program on a page full of secrets and search all of its output for them.
///
/// The subcommands, their options and the option values come from the program itself. A new subcommand, option or value
/// fails the first test until it is added to the lists in this file.
@Suite(
  "Secrets in the program’s output",
  .enabled(if: Program.hasBrowser),
  .serialized,
  .timeLimit(.minutes(30))
)
struct SecretOutputTests {
  /// The markers that identify secrets. Every secret contains one of the markers.
  private static let marks = ["zebra", "Ж"]

  /// Options that select or redirect the output. Each option is used in a scenario for every subcommand that has this
  /// option.
  private static let outputs: Set<String> = [
    "beside", "blob", "comment", "explain", "history", "html", "json", "junit", "list-pages",
    "notices", "order", "plain", "record", "sarif",
    "save", "to", "log", "trace",
  ]

  /// The options that do not affect which secrets can be written.
  private static let others: Set<String> = [
    // These options control how documents and pages are opened.
    "against", "allow-empty", "allow-origin", "allow-status", "allow-unfinished", "app", "attach",
    "axe", "baseline",
    "browser", "browser-endpoint",
    "format", "headed", "launch",
    "locale",
    "port", "product", "ready", "real-time", "run", "serve", "storybook", "tab", "viewport",
    "webdriver",
    "basic-auth", "color-scheme", "geolocation", "header", "ignore-https-errors", "proxy",
    "reduced-motion",
    // A recording contains the data that the server sent, and `RecordedTrafficTests` covers everything else.
    "record-credentials", "record-traffic", "traffic",
    "login", "storage-state", "timeout", "timezone", "user-agent", "wait-for", "wait-for-gone",
    // These options select parts of the output and actions to perform.
    "all", "budget", "filter", "limit", "highlight", "jobs", "keys", "list", "most-pressed",
    "no-acting", "allow", "leave", "dry-run",
    "no-screenshot", "no-screenshots", "only", "plan", "press", "priority", "rest", "script",
    "skip", "sound", "switch",
    "warn",
    // These options select a site's pages and divide the pages among machines.
    "crawl", "depth", "durations", "exclude", "include", "most-alike", "most-pages",
    "most-queries", "page-timeout", "pages-from", "resume", "shard", "sitemap", "worker",
    // These options control the wording and timing of the assistive technologies.
    "accuracy", "actions", "after-tap", "capitals", "containers", "deletions", "devices", "dwell",
    "extended-predictions",
    "first-item", "gliding-cursor", "gliding-cursor-speed",
    "group-size", "groups", "hint-delay", "hints", "hold", "ignore-repeat", "interval", "ios",
    "macos",
    "keyboard",
    "landmarks", "language", "languages", "lists", "long-press", "long-press-action", "loops",
    "menu-items", "move-repeat", "recipes", "scanning-mode", "switch-key", "joystick",
    "more-content", "no-hints", "numbers", "pitch",
    "platform", "positions", "predictions", "press-time", "profile", "punctuation", "rate", "rotor",
    "scanning",
    "speech", "table-headers", "table-numbers", "tables", "tap", "tap-keys", "technology", "theme",
    "typing-echo",
    "voice", "volume", "words",
    // These options control the connection to a client or print information about the program itself.
    "lines", "reference", "schema", "stdio",
    // These options determine which files are created or kept.
    "accepted", "check", "help", "name", "package", "remove", "stub", "targets", "update",
    "version",
  ]

  /// Subcommands that read no elements, or that other tests run on a private desktop.
  private static let apart: [String: String] = [
    "apps": "names running apps", "desktop": "runs another command",
    "doctor": "examines this machine", "init": "writes a package of an app's own files",
    "texts": "reads an app's own string tables",
    "judge": "opens only the pages of its plans", "settings": "shows the user's own file",
    "show-report": "starts a browser",
    "voices": "lists voices", "attach": "walks an app, which `app` tests",
    "scan": "walks apps, which `app` tests", "help": "is help",
  ]

  /// One run of a subcommand. Words in capital letters in the arguments stand for the values of the same name in
  /// ``SecretPage``.
  private struct Scenario: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// Words that show that the output could have contained a secret.
    var shows: String
    /// Whether keys are typed at a terminal.
    var isTyped: Bool
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, shows: String, isTyped: Bool = false) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.shows = shows
      self.isTyped = isTyped
    }

    var subcommand: String { arguments[0] }
  }

  private static let scenarios: [Scenario] = [
    Scenario(
      "read PAGE --notices --explain --log OUT/log",
      shows: "Pin, 8 characters, secure text field"
    ),
    Scenario(
      "read http://ada:zebra@127.0.0.1:1/?token=zebra",
      shows: "http://ada:***@127.0.0.1:1/"
    ),
    Scenario("read nowhere/http://ada:zebra@host/?ticket=zebra", shows: "?ticket=***"),
    Scenario(
      "replay PAGE --notices --script WALK --trace OUT/trace --log OUT/log",
      shows: "> type ••••••••••"
    ),
    Scenario("replay PAGE --script WALK --json --explain --trace -", shows: "key •: field"),
    Scenario("replay PAGE --keys=KEYS --explain", shows: "> press •"),
    Scenario("snapshot PAGE --notices --log OUT/log", shows: "secure text field"),
    Scenario("diff PAGE OTHER --notices --log OUT/log", shows: "Empty, secure text field"),
    Scenario(
      "transcript HEARD PAGE --notices --log OUT/log --to OUT/heard.a11y",
      shows: "secure text field"
    ),
    Scenario("capture PAGE --to OUT", shows: "\"protected\""),
    Scenario("convert CAPTURE --notices --to native", shows: "securetextbox"),
    Scenario(
      "test TEST --trace OUT/trace --log OUT/log --junit OUT/a.xml --html OUT/a.html --blob OUT/a.jsonl",
      shows: "> press •"
    ),
    Scenario("test TEST --json", shows: "type ••••••••••"),
    Scenario("test TEST --against HEARD", shows: "secure text field"),
    Scenario("test RECORDED --record", shows: "1 recorded"),
    Scenario(
      "audit PAGE --notices --log OUT/log --junit OUT/a.xml --sarif OUT/a.sarif --save OUT/saved --all",
      shows: "open: http://ada:***@127.0.0.1"
    ),
    Scenario(
      "audit PAGE --no-screenshots --html OUT/a.html --blob OUT/a.jsonl --history OUT/h.jsonl",
      shows: "http://ada:***@127.0.0.1"
    ),
    Scenario("audit --pages-from PAGES --list-pages", shows: "/page.html?"),
    Scenario(
      "merge-reports BLOB --html OUT/b.html --history OUT/h.jsonl --junit OUT/b.xml --sarif OUT/b.sarif",
      shows: "http://ada:***@127.0.0.1"
    ),
    Scenario("diff BLOB BLOB", shows: "1 sounds the same"),
    Scenario("merge-reports BLOB --json", shows: "http://ada:***@127.0.0.1"),
    Scenario("audit PAGE --json", shows: "http://ada:***@127.0.0.1"),
    // Without axe, this command prints an error.
    Scenario("audit PAGE --beside axe", shows: "axe"),
    Scenario(
      "picture PAGE --notices --order reading --to OUT/order.html",
      shows: "secure text field"
    ),
    Scenario(
      "picture PAGE --order tab --to OUT/tab.svg --no-screenshot",
      shows: "secure text field"
    ),
    Scenario("picture PAGE --order scan --to OUT/scan.svg --no-screenshot", shows: "Pin"),
    Scenario(
      "previews PREVIEWS --against EARLIER --to OUT/site --comment OUT/comment.md",
      shows: "+ http://ada:***@host/?token=***"
    ),
    Scenario(
      "open PAGE --notices --trace OUT/trace --log OUT/log --speech none",
      shows: "key •: field",
      isTyped: true
    ),
    Scenario(
      "open PAGE --notices --plain --trace OUT/trace --speech none",
      shows: "key •: field",
      isTyped: true
    ),
    Scenario(
      "record PAGE --notices --plain --trace OUT/trace --log OUT/log --to OUT/walk.a11y --speech none",
      shows: "> press •",
      isTyped: true
    ),
    Scenario("at-driver PAGE --notices", shows: "secure text field"),
    Scenario("serve --stdio --lines", shows: "type ••••••••••"),
    Scenario("mcp", shows: "type ••••••••••"),
  ]

  @Test("The tests for secrets cover every subcommand, format and option")
  func lists() throws {
    let dump = try Program.run("--experimental-dump-help").output
    let root = try JSONValue(json: dump.utf8)["command"]
    let subcommands = root["subcommands"].array
    #expect(subcommands.count > 20)
    let used = Dictionary(grouping: Self.scenarios, by: \.subcommand)
    for subcommand in subcommands {
      let name = try #require(subcommand["commandName"].string)
      let runs = used[name] ?? []
      #expect(runs.isEmpty == (Self.apart[name] != nil), "\(name) is not listed, or listed twice")
      for argument in subcommand["arguments"].array {
        let names = argument["names"].array.compactMap { $0["name"].string }
        guard let option = names.max(by: { $0.count < $1.count }) else { continue }
        let isOutput = Self.outputs.contains(option)
        #expect(isOutput != Self.others.contains(option), "\(name) --\(option) is not listed")
        guard isOutput, !runs.isEmpty else { continue }
        #expect(runs.contains { $0.arguments.contains("--\(option)") }, "\(name) --\(option)")
        for value in argument["allValues"].array.compactMap(\.string) {
          #expect(
            runs.contains { $0.arguments.joined(separator: " ").contains("--\(option) \(value)") },
            "\(name) --\(option) \(value)"
          )
        }
      }
    }
    let documentation = try String(
      contentsOfFile: Program.repositoryFile("Documentation/CommandLine.md"),
      encoding: .utf8
    )
    for parameter in Self.parameters { #expect(documentation.contains("`\(parameter)`")) }
  }

  @Test(
    "The program’s output contains no secret from the page or the page’s address",
    arguments: scenarios
  )
  private func output(_ scenario: Scenario) throws {
    let page = try SecretPage()
    defer { page.end() }
    let written = try page.run(scenario)
    #expect(written.contains(scenario.shows), "\(written.prefix(2000))")
    for mark in Self.marks {
      for line in written.split(separator: "\n") where line.localizedCaseInsensitiveContains(mark) {
        Issue.record("\(line.prefix(4000))")
      }
    }
  }

  @Test("The trace of a walk through an app contains no secret", .enabled(if: Program.hasDesktop))
  func app() throws {
    let folder = Program.repositoryFile("Tests/A11yDesktopTests/Apps")
    let keys = "tab tab Ж z e b r a backspace"
    let result = try Program.run([
      "desktop", "--", try Program.executable.path, "attach", "--launch",
      "/usr/bin/python3 \(folder)/gtk3_app.py", "--keys", keys, "--trace", "-",
    ])
    #expect(result.output.contains("Password, secure text field"))
    #expect(result.errors.contains("key •: field"))
    let written = result.output + result.errors
    #expect(!written.contains("Ж") && !written.contains("key z:") && !written.contains("press z"))
  }

  /// A sample of the masked parameters. The settings file adds `ticket` to the masked parameters.
  private static let parameters = ["token", "key", "access_token", "api_key", "sig", "signature"]

  /// A page on its own server with a secret in every possible location, and a folder for the output.
  private struct SecretPage {
    private let server = Process()
    private let folder: URL
    private var address = ""

    init() throws {
      folder = try Program.scratchFolder()
      let output = Pipe()
      server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      server.arguments = ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
      server.currentDirectoryURL = folder.appendingPathComponent("served")
      server.standardOutput = output
      server.standardError = FileHandle.nullDevice
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      let inner = "<input type=password aria-label=Inner value=zebra>"
      let fields = SecretOutputTests.parameters.map { "\($0)=zebra" }.joined(separator: "&")
      let page = Self.html.replacing("INNER", with: inner).replacing("FIELDS", with: fields)
      try write(page, "served/page.html")
      try write(page.replacing(/.*Empty.*/, with: ""), "served/other.html")
      try write("secret-parameters = ticket\n", "settings/a11ynav/config")
      try server.run()
      // “Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ...”
      var line = ""
      while !line.contains("port "), server.isRunning {
        line += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      }
      let port = try #require(line.firstMatch(of: /port (\d+)/)).1
      address = "http://ada:zebra@127.0.0.1:\(port)/page.html?\(fields)&ticket=zebra"
    }

    func end() {
      // A program inherits the set of blocked signals from the thread of the test that starts it.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }

    /// Returns all text that a scenario writes to the terminal and into files.
    func run(_ scenario: Scenario) throws -> String {
      let arguments = try arguments(scenario)
      var written =
        try scenario.subcommand == "at-driver" ? drive(arguments) : show(scenario, arguments)
      // Lines in the user's own transcript are kept.
      let own = Set(transcript.split(separator: "\n"))
      let recorded = try String(contentsOf: recorded, encoding: .utf8).split(separator: "\n")
      written += "\n" + recorded.filter { !own.contains($0) }.joined(separator: "\n")
      let files = FileManager.default.enumerator(at: out, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard let data = try? Data(contentsOf: file) else { continue }
        written += "\n\(file.lastPathComponent)\n" + String(decoding: data, as: UTF8.self)
      }
      return written
    }

    private var out: URL { folder.appendingPathComponent("out") }
    private var recorded: URL { folder.appendingPathComponent("recorded.a11y") }
    private var transcript: String { "open: \(address)\n\n\(Self.walk)" }

    /// Returns a scenario's arguments, after creating the files that they name.
    private func arguments(_ scenario: Scenario) throws -> [String] {
      let files = [
        "WALK": ("walk.txt", "\n" + Self.walk), "TEST": ("test.a11y", transcript),
        "RECORDED": (recorded.lastPathComponent, transcript),
        "PREVIEWS": ("new/form.a11y", Self.preview("http://ada:zebra@host/?token=zebra")),
        "HEARD": ("heard.json", #"[{"utterance": "Pin, Secure text field"}]"#),
        "PAGES": ("pages.txt", address.replacing("ada:zebra@", with: "")),
        "EARLIER": ("old/form.a11y", Self.preview("http://ada:zebra@host/")),
      ]
      for (name, text) in files.values { try write(text, name) }
      var values = files.mapValues { folder.appendingPathComponent($0.0).path }
      for name in ["PREVIEWS", "EARLIER"] {
        values[name] = values[name]?.replacing("/form.a11y", with: "")
      }
      values["PAGE"] = address
      values["OTHER"] = address.replacing("page.html", with: "other.html")
      values["CAPTURE"] = folder.appendingPathComponent("page.chrome.json").path
      let blob = folder.appendingPathComponent("run.jsonl").path
      values["BLOB"] = blob
      if scenario.arguments.contains("BLOB") {
        _ = try run(["audit", address, "--no-screenshots", "--no-acting", "--blob", blob])
      }
      if scenario.arguments.contains("CAPTURE") {
        try #require(try run(["capture", address, "--to", folder.path]).status == 0)
      }
      return scenario.arguments.map {
        values[$0] ?? $0.replacing("OUT", with: out.path).replacing("KEYS", with: "tab Ж")
      }
    }

    private func write(_ text: String, _ name: String) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }

    private func show(_ scenario: Scenario, _ arguments: [String]) throws -> String {
      guard scenario.isTyped else {
        let input = ["serve", "mcp"].contains(scenario.subcommand) ? requests(scenario) : nil
        let result = try Program.run(arguments, input: input, environment: environment)
        return result.output + result.errors
      }
      let terminal = try PseudoTerminal(arguments, environment: environment)
      try #require(terminal.shows("Sign in"))
      try terminal.type("\t")
      try #require(terminal.shows("is editing"))
      try terminal.type("Ж")
      try #require(terminal.shows("bullet"))
      try terminal.type("\u{3}")
      _ = terminal.end()
      return String(decoding: terminal.received, as: UTF8.self)
    }

    /// Returns the requests of a client that walks through the page and requests every kind of information.
    private func requests(_ scenario: Scenario) -> Data {
      typealias Call = (String, [String: JSONValue])
      let step = scenario.subcommand == "mcp" ? "step" : "perform"
      let walk: [Call] = Self.walk.split(separator: "\n").map { line in
        (step, ["command": .string(String(line.dropFirst(2)))])
      }
      let names = [
        "read", "tree", "describe", "audit", "cost", "picture", "settings", "transcript",
      ]
      let reading: [Call] = names.map { ($0, [:]) } + [("tree", ["form": "json"])]
      let calls = [("open", ["subject": .string(address)])] + reading + walk + reading
      let lines = calls.enumerated().map { number, call in
        var params = call.1
        if number > 0 { params["session"] = "s1" }
        if call.0 == "step" { params["confirmed"] = true }
        let isTool = scenario.subcommand == "mcp"
        let request: JSONValue = [
          "jsonrpc": "2.0", "id": .number(Double(number)),
          "method": .string(isTool ? "tools/call" : call.0),
          "params": isTool
            ? ["name": .string(call.0), "arguments": .object(params)] : .object(params),
        ]
        return request.text + "\n"
      }
      return Data(lines.joined().utf8)
    }

    /// Controls a session as a client does, and returns the spoken words.
    private func drive(_ arguments: [String]) throws -> String {
      let program = try DriverProgram(arguments: Array(arguments.dropFirst()), environment)
      defer { program.end() }
      let client = try program.connect()
      _ = try client.begin()
      var heard: [String] = []
      for key in ["\u{E004}", "\u{E004}", "Ж", "z", "\u{E003}"] { heard += try client.press(key) }
      return heard.joined(separator: "\n")
    }

    private var environment: [String: String] {
      [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "A11YNAV_SPEECH": "none",
        "XDG_CONFIG_HOME": folder.appendingPathComponent("settings").path,
      ]
    }

    private func run(_ arguments: [String]) throws -> Program.Result {
      try Program.run(arguments, environment: environment)
    }

    private static func preview(_ words: String) -> String {
      "app: Shop\npreview: Form\n\n\(words)\n> next\nBuy, button\n"
    }

    /// A page with fields that are secure by type, by style or because they were secure before, in a frame and in a
    /// shadow tree. The page also has secrets in links and in names that are computed from the values of other
    /// elements.
    private static let html = """
      <!doctype html><html lang=en><title>Sign in</title><h1>Sign in</h1>
      <label>Pin <input type=password value=zebraone></label>
      <label>Empty <input type=password></label>
      <label>Mask <input id=mask value=zebra style="-webkit-text-security:disc"></label>
      <textarea aria-label=Area style="-webkit-text-security:disc">zebra</textarea>
      <div contenteditable role=textbox aria-label=Rich style="-webkit-text-security:disc">zebra</div>
      <label>Show <input id=shown type=password value=zebra></label>
      <button id=eye aria-labelledby="eye shown mask" onclick="shown.type = 'text'">Reveal</button>
      <iframe title=Frame srcdoc='INNER'></iframe>
      <div id=host></div><script>host.attachShadow({ mode: "open" }).innerHTML = `INNER`</script>
      <a href="http://ada:zebra@127.0.0.1/?FIELDS">Link</a> <a href="#token=zebra">Fragment</a>
      </html>
      """

    /// A walk through the fields before, during and after typing, with a field that was emptied, and with the password
    /// visible.
    private static let walk = """
      > choose Empty
      > activate
      > press Ж
      > press backspace
      > press Ж
      > type zebratyped
      > describe
      > press escape
      > choose Mask
      > activate
      > type zebra
      > choose Reveal
      > activate
      > choose Show
      > activate
      > type zebra
      > press ctrl-v
      > press Ж
      > page
      > explain
      > open-url http://ada:zebra@127.0.0.1:1/?token=zebra

      """
  }
}
