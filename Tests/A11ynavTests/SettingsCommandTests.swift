// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Saving and using the user’s settings", .timeLimit(.minutes(30)))
struct SettingsCommandTests {
  private let folder: URL
  private var file: String { folder.appendingPathComponent("a11ynav/config").path }

  init() throws { folder = try Program.scratchFolder() }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, environment: ["XDG_CONFIG_HOME": folder.path])
  }

  @Test(
    "Options can be saved as settings, shown and removed, and an invalid option changes nothing"
  )
  func settings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("settings").output == "\(file)\n")
    #expect(try run("settings", "rate", "240").status == 0)
    #expect(try run("settings", "plain", "on").status == 0)
    #expect(try run("settings", "rate", "200").status == 0)
    let wrong = try run("settings", "rate", "9999")
    #expect(wrong.errors == "Error: rate must be from 80 to 450\n" && wrong.status == 1)
    #expect(try run("settings", "rat", "1").errors.contains("the closest match is “rate”"))
    #expect(try run("settings", "plain", "maybe").errors.contains("must be on or off"))
    #expect(try run("settings").output == "\(file)\nrate = 200\nplain = on\n")
    #expect(try run("settings", "rate", "--remove").status == 0)
    #expect(try run("settings", "rate", "--remove").status == 1)
    #expect(try run("settings").output == "\(file)\nplain = on\n")
    #expect(try run("settings", "--list").output.contains("\nvoice\n"))
  }

  @Test("Saving a setting keeps all other lines in the settings file")
  func otherLines() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("settings", "rate", "100").status == 0)
    let text = "# mine\n\n  rate=240\n\n# louder\nvolume = 150\nnonsense\nrate = 1\n\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    #expect(try run("settings", "rate", "200").status == 0)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "# mine\n\nrate = 200\n\n# louder\nvolume = 150\nnonsense\n\n"
    )
    #expect(try run("settings", "rate", "--remove").status == 0)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "# mine\n\n\n# louder\nvolume = 150\nnonsense\n\n"
    )
  }

  @Test(
    "A web page is opened with the user's time zone and color scheme, but an app is not",
    .enabled(if: Program.hasBrowser)
  )
  func environmentOfPages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let script =
      "Intl.DateTimeFormat().resolvedOptions().timeZone + ', '"
      + " + (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
    try Data("<h1 id=h></h1><script>h.textContent = \(script)</script>".utf8).write(to: page)
    #expect(try run("settings", "timezone", "Asia/Tokyo").status == 0)
    #expect(try run("settings", "color-scheme", "dark").status == 0)
    let opened = try run("open", page.path, "--speech", "none")
    #expect(opened.output.hasPrefix("Asia/Tokyo, dark, heading level 1\n"))
    let typed = try run("open", page.path, "--speech", "none", "--timezone", "Europe/Paris")
    #expect(typed.output.hasPrefix("Europe/Paris, dark, heading level 1\n"))
    #expect(try !run("attach", "no such app").errors.contains("timezone"))
    #expect(try run("settings", "header", "A=@B").errors.contains("there is no option"))
  }

  @Test(
    "Command-line options override the settings file, and an invalid setting causes an error"
  )
  func session() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a11ynav"),
      withIntermediateDirectories: true
    )
    let lines = "# mine\ntechnology = switch-control\nspeech = none\n\nvolum = 3\nrate\n"
    try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
    let own = try run("open", page)
    #expect(own.output.hasPrefix("banner, group, 2 items\n"))
    #expect(
      own.errors.contains(
        "\(file):5: there is no option called “volum”; the closest match is “volume”\n"
      )
    )
    #expect(own.errors.contains("\(file):6: “rate” does not have the form NAME = VALUE\n"))
    let typed = try run("open", page, "--technology", "voiceover")
    #expect(typed.output.hasPrefix("Fernwood Library, link, banner, landmark\n"))
    // A test's output does not depend on the user who runs it.
    let replay = try run("replay", page, "--keys", "right")
    #expect(replay.output.hasPrefix("Fernwood Library, link"))
    #expect(!replay.errors.contains("volum"))
  }

  private func openPage(_ arguments: String..., settings: String) throws -> Program.Result {
    let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a11ynav"),
      withIntermediateDirectories: true
    )
    try Data(settings.utf8).write(to: URL(fileURLWithPath: file))
    return try Program.run(
      ["open", page] + arguments,
      environment: ["XDG_CONFIG_HOME": folder.path]
    )
  }

  @Test("If the voice in the settings is unknown, a notice names it, and the session continues")
  func missingVoice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = "voice = nobody\nspeech = wav:\(folder.path)/words.wav\n"
    let own = try openPage(settings: settings)
    #expect(own.status == 0)
    #expect(own.output.contains("Fernwood Library, link, banner, landmark\n"))
    #expect(own.output.contains("(there is no voice called “nobody”"))
    #expect(own.output.contains("; the voice in your settings is ignored.)\n"))
    let typed = try openPage("--voice", "nobody", settings: settings)
    #expect(typed.status == 1)
    #expect(typed.errors.contains("Error: there is no voice called “nobody”"))
  }

  @Test("A setting has the same name in the settings file as in transcripts")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try openPage(settings: "hints = off\nhint-delay = 2s\nno-hints = on\n")
    #expect(!own.errors.contains("there is no option"))
    let names = Set(try run("settings", "--list").output.split(separator: "\n").map(String.init))
    for name in [
      "hints", "hint-delay", "positions", "actions", "more-content", "typing-echo", "groups",
      "voice",
    ] { #expect(names.contains(name)) }
    #expect(try run("settings").output == "\(file)\nhints = off\nhint-delay = 2s\nhints = off\n")
  }

  @Test func `An invalid value is refused with the name of its option`() throws {
    #expect(
      try run("settings", "interval", "soon").errors
        == "Error: --interval: “soon” is not a valid time; write a time of at most one day, such as 2s, 750ms or 1min\n"
    )
    let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
    let unknown = try run("open", page, "--profile", "anna").errors
    #expect(unknown.hasPrefix("Error: there is no profile called “anna”"))
  }

  @Test("If a folder has the settings file’s path, the error names the folder")
  func folderAsFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let mistake = "\(file): this is a folder, not a file; your settings are ignored\n"
    #expect(try run("settings").errors == mistake)
    let page = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
    #expect(try run("open", page).errors.contains(mistake))
  }
}
