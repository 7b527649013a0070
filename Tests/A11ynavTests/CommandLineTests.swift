// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The subcommands of a11ynav", .timeLimit(.minutes(30)))
struct CommandLineTests {
  let example = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  @Test("`a11ynav read` prints one utterance per line and no other output")
  func read() throws {
    let result = try Program.run("read", example)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "Fernwood Library, link, banner, landmark")
    #expect(lines.contains("Email, ada@fernwood, text field, invalid data, double tap to edit"))
    #expect(lines.last == "Fernwood Library, 12 Mill Lane, content information, landmark")
  }

  @Test func `Only --notices lists the facts that a document’s format never records`() throws {
    for command in ["read", "snapshot", "audit"] {
      #expect(try Program.run(command, example).errors == "", "\(command)")
    }
    let all = try Program.run("read", example, "--notices").errors
    #expect(all.contains("where blocks of text begin and end, which lists show"))
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.json")
    let elements = #"{"id":"0","role":"spark\nle","label":"A"}"#
    try Data(#"{"format":"a11ynav","version":1,"root":"0","elements":[\#(elements)]}"#.utf8)
      .write(to: page)
    let odd = try Program.run("read", page.path, "--notices")
    #expect(odd.errors == "a11ynav: \(page.path): unknown role \"spark le\"\n")
  }

  @Test func `Unknown parts of a document are reported in full, once per run`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "sparkle", count: 8)
    let page = folder.appendingPathComponent("page.aria.yaml")
    try Data("- \(long): One\n- button \"Two\"\n".utf8).write(to: page)
    let told = "a11ynav: \(page.path): unknown role \"\(long)\"\n"
    #expect(try Program.run("read", page.path).errors == told)
    // An audit that presses controls opens the document repeatedly.
    #expect(try Program.run("audit", page.path, page.path).errors == told)
    try Data("- \(long): One\n- twinkle: Two\n- glitter: Three\n".utf8).write(to: page)
    #expect(
      try Program.run("read", page.path).errors
        == "a11ynav: \(page.path): unknown role \"\(long)\"; 2 more with --notices\n"
    )
    // The last notice lists the facts that the format cannot represent.
    #expect(
      try Program.run("read", page.path, "--notices").errors.hasPrefix(
        told + "a11ynav: \(page.path): unknown role \"twinkle\"\n"
          + "a11ynav: \(page.path): unknown role \"glitter\"\n"
          + "a11ynav: \(page.path): an ARIA snapshot does not record "
      )
    )
  }

  @Test(
    "a11ynav fails if it cannot write its help",
    arguments: ["--version", "--help", "read --help"]
  )
  func fullDevice(_ arguments: String) throws {
    let result = try Program.run(
      ["-c", "\"$0\" \(arguments) > /dev/full", try Program.executable.path],
      program: "/bin/sh"
    )
    #expect(result.status == 1)
    #expect(result.errors == "Error: cannot write the output: No space left on device\n")
    let fine = try Program.run(arguments.split(separator: " ").map(String.init))
    #expect(fine.status == 0 && !fine.output.isEmpty && fine.errors.isEmpty)
  }

  @Test("For Switch Control, `a11ynav read` prints each stop of the scan and its cost")
  func readScan() throws {
    let result = try Program.run("read", example, "--technology", "switch-control")
    #expect(
      result.output.hasPrefix(
        """
        banner, group, 2 items — 0 presses, 0 s
          Fernwood Library, link — 1 press, 0 s; 3 presses, 0 s to activate, expected 3.1 s, 95% within 7 s
          Site sections, navigation, group, 3 items — 1 press, 1 s
            Catalogue, link — 2 presses, 1 s; 4 presses, 1 s to activate, expected 5.2 s, 95% within 10.6 s

        """
      )
    )
    let flat = try Program.run(
      "read",
      example,
      "--technology",
      "switch-control",
      "--groups",
      "off",
      "--tap",
      "always",
      "--interval",
      "0.5"
    )
    #expect(
      flat.output.contains(
        "\nCatalogue, link — 0 presses, 0.5 s; 1 press, 0.5 s to activate, expected 1.8 s, "
          + "95% within 9.3 s\n"
      )
    )
  }

  @Test("`a11ynav replay` presses keys and prints the spoken words")
  func replayKeys() throws {
    let result = try Program.run("replay", example, "--keys", "right right h space")
    #expect(
      result.output == """
        Fernwood Library, link, banner, landmark
        > press right
        Catalogue, link, Site sections, navigation, landmark, list start
        > press right
        Events, link
        > press h
        Become a member, heading level 1, main, landmark
        > press space

        """
    )
    #expect(result.errors.hasPrefix("(The capture does not include the action’s effect"))
    #expect(result.status == 0)
  }

  @Test("`a11ynav replay` runs a script whose header names the document")
  func replayScript() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("- button \"Buy\"\n- button \"Leave\"\n".utf8)
      .write(to: folder.appendingPathComponent("page.yaml"))
    let script = folder.appendingPathComponent("walk.a11y")
    try Data("open: page.yaml\ntechnology: switch-control\n\n> wait 1s\n> select\n".utf8)
      .write(to: script)
    let result = try Program.run("replay", "--script", script.path, "--json")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains(#""text":"Leave, button","time":1"#))
    #expect(lines[2].contains(#""text":"Activate""#))
    #expect(try Program.run("replay", "--script", script.path, "--json").output == result.output)
  }

  @Test(
    "`a11ynav replay` reports all errors in a script, and stops at a search that finds nothing"
  )
  func replayEnds() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.yaml").path
    try Data("- button \"Buy\"\n- button \"Leave\"\n".utf8).write(to: URL(fileURLWithPath: page))
    let script = folder.appendingPathComponent("walk.a11y").path
    func replay(_ text: String) throws -> Program.Result {
      try Data(text.utf8).write(to: URL(fileURLWithPath: script))
      return try Program.run("replay", "--script", script, page)
    }
    let ended = try replay("> choose Gone\n> last\n")
    #expect(ended.status == 1)
    #expect(ended.output == "Buy, button\n> choose Gone\n[border]\nno matching items\n")
    #expect(
      ended.errors
        == "Error: \(script): line 1, column 3: “choose Gone” found no element, so the script ended; if that may "
        + "happen, write “choose?”\n"
    )
    let tolerant = try replay("> choose? Gone\n> last\n")
    #expect(tolerant.status == 0)
    #expect(tolerant.output.hasSuffix("> last\nLeave, button\n"))
    let wrong = try replay("volume: loud\n\n> fly\nBuy\n> next column\n")
    #expect(wrong.output == "")
    #expect(
      wrong.errors.split(separator: "\n").map { $0.contains(": line ") } == [true, true, true]
    )
  }

  @Test("`a11ynav replay` writes the speech to a WAV file")
  func replayWave() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("out.wav").path
    let result = try Program.run("replay", example, "--keys", "right", "--speech", "wav:\(path)")
    #expect(result.status == 0)
    let wave = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(wave.prefix(4) == Data("RIFF".utf8))
    // Two utterances of several words take more than a second to speak.
    #expect(wave.count > 44 + 22050 * 2)
  }

  @Test("`a11ynav convert` writes a document that is read with the same words as the original")
  func convert() throws {
    let native = try Program.run("convert", example, "--to", "native")
    #expect(native.status == 0)
    let again = try Program.run("read", "-", input: Data(native.output.utf8))
    #expect(try again.output == Program.run("read", example).output)
  }

  @Test("Without a terminal, `a11ynav open` reads keys from standard input and prints lines")
  func openPlain() throws {
    let result = try Program.run(
      "open",
      example,
      "--speech",
      "none",
      input: Data("\u{1B}[Chq".utf8)
    )
    #expect(result.status == 0)
    #expect(
      result.output == """
        Fernwood Library, link, banner, landmark
        Catalogue, link, Site sections, navigation, landmark, list start
        Become a member, heading level 1, main, landmark

        """
    )
  }

  @Test("Labels in a document cannot send control sequences to the terminal")
  func escapeSequences() throws {
    // YAML's own escapes insert the characters into the name.
    let page = Data(
      #"- "button \"Buy \e]0;owned\a now\"""#.utf8 + Data("\n- text: \u{202E}evil\n".utf8)
    )
    let result = try Program.run("read", "-", input: page)
    #expect(result.status == 0)
    #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!result.output.unicodeScalars.contains("\u{202E}"))
    #expect(result.output.contains("Buy ␛]0;owned␇ now, button"))
  }

  @Test("`a11ynav voices` lists the voices for a language")
  func voices() throws {
    let result = try Program.run("voices", "de")
    #expect(result.status == 0)
    #expect(result.output.contains("German"))
    #expect(!result.output.contains("French"))
    let unknown = try Program.run("voices", "zz")
    #expect(unknown.status == 1)
    #expect(unknown.output == "")
  }
}

@Suite("Error messages from the a11ynav command", .timeLimit(.minutes(30)))
struct CommandLineMistakeTests {
  let example = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")

  private func failure(_ content: String) throws -> Program.Result {
    try Program.run("read", "-", input: Data(content.utf8))
  }

  @Test("A document that cannot be opened causes a one-line message on standard error")
  func documents() throws {
    for result in [
      try Program.run("read", "/nowhere/page.yaml"), try Program.run("read", "/tmp"),
      try failure(""), try failure("\u{0}\u{1}\u{2}"), try failure("{\"nodes\":["),
      try failure("- button \"Buy"),
    ] {
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.hasPrefix("Error: "))
    }
    #expect(
      try Program.run("read", "/nowhere/page.yaml").errors
        == "Error: /nowhere/page.yaml: the file does not exist or is not readable\n"
    )
  }

  @Test("The error for a truncated document names the position in the document")
  func position() throws {
    #expect(try failure("{\"nodes\":[\n{\"nodeId\":").errors.contains("line 2, column"))
    #expect(try failure("- button \"Buy\"\n- text: \"open\n").errors.contains("line "))
  }

  @Test("The errors for unknown keys, commands and voices suggest the nearest valid name")
  func unknown() throws {
    let keys = try Program.run("replay", example, "--keys", "rihgt")
    #expect(keys.errors == "Error: there is no key called “rihgt”; the closest match is “right”\n")
    #expect(keys.status == 1)
    let voice = try Program.run(
      "replay",
      example,
      "--keys",
      "h",
      "--speech",
      "wav:/tmp/never.wav",
      "--voice",
      "germn"
    )
    #expect(voice.errors.contains("there is no voice called “germn”"))
    #expect(voice.status == 1)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/never.wav"))
  }

  @Test
  func `record refuses a file that cannot be written before the session begins, with the reason`()
    throws
  {
    let record = try Program.run(
      ["record", example, "--to", "/nowhere/walk.a11y", "--speech", "none"],
      input: Data("lq".utf8)
    )
    #expect(record.status == 1 && record.output.isEmpty)
    let place = "/nowhere/walk.a11y: cannot write the transcript: "
    #expect(record.errors == "Error: \(place)No such file or directory\n")
    let trace = try Program.run("replay", example, "--keys", "right", "--trace", "/proc/trace")
    #expect(trace.status == 1 && trace.output.isEmpty)
    #expect(trace.errors.contains("Error: /proc/trace: cannot write the trace: No such file"))
    let typed = try Program.run("open", example, input: Data(":write /nowhere/a\rq".utf8))
    #expect(typed.output.contains("(Cannot write /nowhere/a: No such file or directory.)\n"))
  }

  @Test("A file that cannot be written causes a one-line message on standard error")
  func unwritable() throws {
    let result = try Program.run(
      "replay",
      example,
      "--keys",
      "h",
      "--speech",
      "wav:/nowhere/out.wav"
    )
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: cannot write /nowhere/out.wav"))
  }

  @Test(
    "Invalid command-line usage results in exit code 64",
    arguments: [
      ["replay", "page.yaml"], ["read", "page.yaml", "--interval", "fast"],
      ["read", "page.yaml", "--technology", "talkback"], ["read", "page.yaml", "--rate", "9000"],
      ["read", "page.yaml", "--speech", "loud"], ["read"], ["dance"],
    ]
  )
  func usage(_ arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(!result.errors.isEmpty)
  }
}
