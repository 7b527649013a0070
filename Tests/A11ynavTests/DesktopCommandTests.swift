// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for the tasks of a person who tests Linux apps on the command line, on a private desktop.
@Suite(
  "Testing desktop apps on the command line",
  .enabled(if: Program.hasDesktop),
  .serialized,
  .timeLimit(.minutes(30))
)
struct DesktopCommandTests {
  private let folder = Program.repositoryFile("Tests/A11yDesktopTests")

  @Test("All transcripts of the example apps pass")
  func transcripts() throws {
    let program = try Program.executable.path
    let arguments = ["desktop", "--", program, "test", "\(folder)/Transcripts"]
    let result = try Program.run(arguments)
    #expect(result.status == 0, "\(result.output)")
  }

  /// The page as read by both sources, without the browser's own window.
  @Test(
    "A page in the Chromium app is read with the same words as when it is opened as a web page",
    .enabled(if: Program.hasChromium, "there is no Chromium"),
    arguments: ["Tests/A11yWebTests/Pages/frames/landmarks.html", "Examples/Web/index.html"]
  )
  func page(_ path: String) throws {
    let page = URL(fileURLWithPath: Program.repositoryFile(path))
    let program = try Program.executable.path
    let served = page.deletingLastPathComponent().path
    let arguments = ["read", page.lastPathComponent, "--serve", served, "--no-hints"]
    let expected = try Program.run(arguments).output.split(separator: "\n")
    let first = try #require(expected.first)
    let browser = "/usr/bin/python3 \(folder)/Apps/browse.py \(page.path)"
    let keys = Array(repeating: "right", count: expected.count + 20).joined(separator: " ")
    let result = try Program.run(
      ["desktop", "--", program, "attach", "--launch", browser, "--no-hints", "--keys", keys]
    )
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    // The first line also announces that the cursor has entered the browser's window.
    let heard = lines.drop { !$0.hasSuffix(first) }
    // Links to the page itself count as visited, but a new browser reports this state only later.
    func unvisited(_ lines: some Sequence<Substring>) -> [String] {
      lines.map { String($0).replacing("visited link", with: "link") }
    }
    #expect(
      unvisited(heard.dropFirst().prefix(expected.count - 1)) == unvisited(expected.dropFirst())
    )
  }

  @Test("Transcripts of apps are replayed and formatted like other transcripts")
  func replays() throws {
    let program = try Program.executable.path
    let walk = "\(folder)/Transcripts/popover-gtk3.a11y"
    let result = try Program.run(["desktop", "--", program, "replay", "--script", walk])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("dialog, Large print, checkbox, unchecked\n"))
    let text = try String(contentsOfFile: walk, encoding: .utf8)
    let copy = try WalkFolder(["walk.a11y": text + "\n"])
    defer { copy.remove() }
    let formatted = try copy.test("--format", ".")
    #expect(formatted.status == 0 && formatted.errors.isEmpty)
    #expect(formatted.output == "walk.a11y\n")
  }

  @Test("An app’s name cannot send control sequences to the terminal")
  func hostileNames() throws {
    let app = "/usr/bin/python3 \(folder)/Apps/stranger.py --odd-names"
    let keys = "right right right right right right"
    let result = try Program.run(
      ["desktop", "--", try Program.executable.path, "attach", "--launch", app, "--keys", keys]
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Agree, checkbox, unchecked"))
    for scalar in (result.output + result.errors).unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
    }
  }

  @Test("`a11ynav desktop` returns its command’s exit code and removes the private desktop")
  func exitCodes() throws {
    let result = try Program.run("desktop", "--", "sh", "-c", "echo $XDG_RUNTIME_DIR; exit 7")
    #expect(result.status == 7)
    let place = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(place.contains("a11ynav-"))
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test("Processes that are left running do not delay the exit of `a11ynav desktop`")
  func leftovers() throws {
    // Python does not pass open files to its child processes, so only the command itself can delay the end of a11ynav.
    let script = """
      import subprocess, sys
      command = "sleep 100000 >/dev/null 2>&1 & echo $!; exit 7"
      ended = subprocess.run([sys.argv[1], "desktop", "--", "sh", "-c", command], stdout=subprocess.PIPE)
      subprocess.run(["kill", ended.stdout.decode().strip()], check=True)
      sys.exit(ended.returncode)
      """
    let arguments = ["-c", script, try Program.executable.path]
    #expect(try Program.run(arguments, program: "/usr/bin/python3").status == 7)
  }

  @Test(
    "A running app is read from top to bottom, and its Switch Control stops are listed with costs"
  )
  func readsAnApp() throws {
    let app = "/usr/bin/python3 \(folder)/Apps/gtk3_app.py --page more & app=$!"
    let program = try Program.executable.path
    let wait =
      "n=0; while ! \(program) apps | grep -q gtk3_app && [ $n -lt 300 ]; do n=$((n+1)); done"
    let result = try Program.run(
      "desktop",
      "--",
      "sh",
      "-c",
      """
      \(app); \(wait); \(program) read --app gtk3_app.py --no-hints
      \(program) read --app $app --technology switch-control; kill $app
      """
    )
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "Garden Shop, menu bar, File, menu item, menu popup, collapsed, 1 of 2")
    #expect(lines.contains("Opening hours, link"))
    #expect(
      lines.contains {
        $0.hasPrefix("Next step, button — 0 presses, 5 s; 2 presses, 5 s to activate, expected ")
      },
      "\(result.errors)"
    )
  }

  @Test(arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"])
  func `Problems in an app of each toolkit are reported with their words`(app: String) throws {
    // This test runs in real time, so only one control is pressed.
    let acting = app == "gtk3_app.py" ? ["--most-pressed", "4"] : ["--no-acting"]
    let result = try Program.run(
      ["desktop", "--", try Program.executable.path, "audit"] + acting
        + ["--launch", "/usr/bin/python3 \(folder)/Apps/\(app) --page faulty"]
    )
    #expect(result.status == 1)
    #expect(
      result.output.contains("The purpose of this textbox is not announced.\n"),
      "\(result.errors)"
    )
    #expect(result.output.contains("Only “button” is announced, without a name.\n"))
    let change = "1 stop is new, such as “1 rose in the basket”, but nothing is announced.\n"
    #expect(result.output.contains(change) == (app == "gtk3_app.py"))
  }

  @Test(
    "If there is no desktop, a one-line error tells the user what to do",
    arguments: [
      ("unix:path=/nowhere", "Failed to connect to socket /nowhere: No such file or directory"),
      ("", "DBUS_SESSION_BUS_ADDRESS is not set"),
    ]
  )
  func noDesktop(_ address: String, _ reason: String) throws {
    let result = try Program.run(
      ["apps"],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": "",
        "XDG_RUNTIME_DIR": "/nowhere",
      ]
    )
    #expect(result.status == 1)
    #expect(result.errors == "Error: No desktop can be read: \(reason). \(Self.advice)\n")
  }

  @Test("If the desktop has no accessibility registry, a one-line error explains what is missing")
  func noRegistry() throws {
    let bus = try BareBus()
    defer { bus.close() }
    let bare = try Program.run(
      ["apps"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "AT_SPI_BUS_ADDRESS": ""]
    )
    let reason = "no accessibility bus is available on the session bus"
    #expect(bare.errors == "Error: No desktop can be read: \(reason). \(Self.advice)\n")
    #expect(bare.status == 1)
    let named = try Program.run(
      ["attach", "gedit"],
      environment: ["AT_SPI_BUS_ADDRESS": bus.address]
    )
    #expect(
      named.errors
        == "Error: The accessibility bus has no app registry. Is at-spi2-core installed?\n"
    )
    #expect(named.status == 1)
  }

  @Test("A message reports that an app without a display has no window")
  func noDisplay() throws {
    let app = "/usr/bin/python3 \(folder)/Apps/gtk3_app.py"
    let result = try Program.run(
      "desktop",
      "--",
      "env",
      "-u",
      "DISPLAY",
      try Program.executable.path,
      "attach",
      "--launch",
      app
    )
    #expect(result.errors == "Error: “\(app)” exited without showing a window.\n")
    #expect(result.status == 1)
  }

  private static let advice =
    "Run the command in a desktop session or on a private desktop: a11ynav desktop -- a11ynav …"
}

/// A message bus on which services cannot be started.
private final class BareBus {
  let address: String
  private let process = Process()
  private let folder: URL

  init() throws {
    folder = try Program.scratchFolder()
    let configuration = folder.appendingPathComponent("bus.conf")
    try Data(
      """
      <busconfig>
        <type>session</type>
        <listen>unix:dir=\(folder.path)</listen>
        <policy context="default">
          <allow send_destination="*"/><allow eavesdrop="true"/><allow own="*"/>
        </policy>
      </busconfig>
      """.utf8
    ).write(to: configuration)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = [
      "--config-file=\(configuration.path)", "--nofork", "--nopidfile", "--print-address",
    ]
    process.standardOutput = output
    try process.run()
    let line = output.fileHandleForReading.availableData
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func close() {
    // The process may have inherited a signal mask that blocks every other signal.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

extension Program {
  /// Whether this machine has a Chromium with a window from which pages can be read.
  static let hasChromium = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

  /// Whether desktop apps can be tested on this machine and the program was built with desktop support.
  static let hasDesktop: Bool = {
    guard testsLive else { return false }
    let programs = ["Xvfb", "dbus-daemon", "dbus-send", "xprop", "evilwm"]
    let bindings = ["gi", "PyQt5"].map { "/usr/lib/python3/dist-packages/\($0)" }
    let isThere = programs.allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    guard isThere, bindings.allSatisfy(FileManager.default.fileExists) else { return false }
    let answer = try? run(["apps"], environment: ["DBUS_SESSION_BUS_ADDRESS": ""])
    return answer.map { !$0.errors.contains("was built without") } ?? false
  }()
}
