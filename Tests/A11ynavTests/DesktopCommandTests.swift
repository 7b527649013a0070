import Foundation
import Testing

/// What a tester of Linux apps does at the command line, on a private desktop.
@Suite("Desktop apps", .enabled(if: Program.hasDesktop), .serialized, .timeLimit(.minutes(10)))
struct DesktopCommandTests {
  private let folder = Program.repositoryFile("Tests/A11yDesktopTests")

  /// Real apps share the machine with all other tests, so what differs is run once more.
  @Test("The transcripts of apps hear what they say")
  func transcripts() throws {
    let program = try Program.executable.path
    let arguments = ["desktop", "--", program, "test", "\(folder)/Transcripts"]
    var result = try Program.run(arguments)
    if result.status == 1 { result = try Program.run(arguments) }
    #expect(result.status == 0, "\(result.output)")
  }

  /// The page as both sources read it; the window around it is the browser's own.
  @Test(
    "A page in Chromium reads as from the web source",
    .enabled(if: Program.hasChromium, "there is no Chromium"),
    arguments: ["Tests/A11yWebTests/Pages/frames/landmarks.html"]
  )
  func page(_ path: String) throws {
    let page = Program.repositoryFile(path)
    let profile = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: profile) }
    let program = try Program.executable.path
    let expected = try Program.run("read", page, "--no-hints").output.split(separator: "\n")
    let first = try #require(expected.first)
    let browser =
      "chromium --no-sandbox --no-first-run --no-default-browser-check --disable-gpu "
      + "--disable-dev-shm-usage --force-renderer-accessibility --user-data-dir=\(profile.path) "
      + "file://\(page)"
    let keys = Array(repeating: "right", count: expected.count + 20).joined(separator: " ")
    let result = try Program.run(
      ["desktop", "--", program, "attach", "--launch", browser, "--no-hints", "--keys", keys]
    )
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    // What is entered with the first line is the browser's window, too.
    let heard = lines.drop { !$0.hasSuffix(first) }
    #expect(heard.dropFirst().prefix(expected.count - 1) == expected.dropFirst())
  }

  @Test("A hostile name reaches no terminal")
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

  @Test("The exit code is that of the command, and the desktop is gone afterwards")
  func exitCodes() throws {
    let result = try Program.run("desktop", "--", "sh", "-c", "echo $XDG_RUNTIME_DIR; exit 7")
    #expect(result.status == 7)
    let place = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(place.contains("a11ynav-"))
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test("Without a desktop, one line says what to do")
  func noDesktop() throws {
    let result = try Program.run(
      ["apps"],
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": "",
      ]
    )
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: There is no desktop to read: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}

extension Program {
  /// Whether pages can be read in a Chromium with a window.
  static let hasChromium = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")

  /// Whether desktop apps can be tested here, and the program was built to.
  static let hasDesktop: Bool = {
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
