// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yDesktop

/// Tests for `.desktop` files, which anyone can install.
@Suite struct DesktopEntryTests {
  private func entry(
    _ lines: String...,
    languages: [String] = [],
    desktops: [String] = []
  ) -> DesktopEntry? {
    let text = "[Desktop Entry]\nType=Application\n" + lines.joined(separator: "\n") + "\n"
    return DesktopEntry(Array(text.utf8), languages: languages, desktops: desktops)
  }

  @Test func `An entry has a name and a command`() throws {
    let editor = try #require(entry("# a comment", "", "Name = Editor ", "Exec=edit --new"))
    #expect(editor.name == "Editor")
    #expect(editor.command == ["edit", "--new"])
  }

  @Test(arguments: [
    ("edit %f --x %U", ["edit", "--x"]),
    ("edit --file=%u", ["edit", "--file="]),
    ("edit 100%% \"%f\"", ["edit", "100%", "%f"]),
    ("edit %i %c %k", ["edit", "--icon", "pen", "Editor"]),
    (#"edit "a b" "\\"q\\"" "\\$HOME""#, ["edit", "a b", "\"q\"", "$HOME"]),
    (#"edit "\\\\""#, ["edit", "\\"]),
    ("edit \"\"", ["edit", ""]),
    ("edit ; rm -rf $HOME `id` | x", ["edit", ";", "rm", "-rf", "$HOME", "`id`", "|", "x"]),
    ("\"/opt/my app/run\" -v", ["/opt/my app/run", "-v"]),
  ])
  func `A command is split as the specification requires, and never by a shell`(
    _ exec: String,
    _ words: [String]
  ) {
    #expect(entry("Name=Editor", "Icon=pen", "Exec=\(exec)")?.command == words)
  }

  @Test(arguments: [
    "", "Exec=", "Exec=%f", "Exec=edit \"open", "Exec=edit %x", "Exec=edit %", "Exec=A=1",
    "Exec=edit\nNoDisplay=true", "Exec=edit\nHidden=true", "Exec=edit\nTerminal=true",
    "Exec=edit\nOnlyShowIn=KDE;",
  ])
  func `An entry that cannot be started or shown is left out`(_ lines: String) {
    #expect(entry("Name=Editor", lines) == nil)
  }

  @Test func `An entry can be limited to certain desktops`() {
    #expect(entry("Name=E", "Exec=e", "OnlyShowIn=KDE;XFCE;", desktops: ["XFCE"]) != nil)
    #expect(entry("Name=E", "Exec=e", "NotShowIn=XFCE;", desktops: ["XFCE"]) == nil)
    #expect(entry("Name=E", "Exec=e", "NotShowIn=XFCE;") != nil)
  }

  @Test func `The name is in the user’s language`() {
    let names = ["Name=Editor", "Name[de]=Schreiber", "Name[de_AT]=Schreibzeug", "Exec=e"]
      .joined(separator: "\n")
    func languages(_ value: String) -> [String] { AppLibrary.languages(["LANG": value]) }
    #expect(entry(names, languages: languages("de_AT.UTF-8"))?.name == "Schreibzeug")
    #expect(entry(names, languages: languages("de_CH.UTF-8"))?.name == "Schreiber")
    #expect(entry(names, languages: languages("fr_FR"))?.name == "Editor")
    #expect(languages("sr_RS.UTF-8@latin") == ["sr_RS@latin", "sr_RS", "sr@latin", "sr"])
    #expect(languages("C") == [])
  }

  @Test func `Escape sequences in a name become spaces and long names are shortened`() {
    #expect(entry(#"Name=Two\nlines\tof\stext"#, "Exec=e")?.name == "Two lines of text")
    let long = String(repeating: "x", count: 5_000)
    #expect(entry("Name=\(long)", "Exec=e")?.name.count == DesktopEntry.longestName)
  }

  @Test func `Only the main group is read, and only the first of two identical keys`() {
    #expect(entry("Name=E", "Exec=e", "Exec=f", "[Desktop Action x]", "Exec=g")?.command == ["e"])
    #expect(entry("Name=E", "[Desktop Action x]", "Exec=g") == nil)
    #expect(DesktopEntry(Array("Name=E\nExec=e\n".utf8)) == nil)
    #expect(DesktopEntry(Array("[Desktop Entry]\nType=Link\nName=E\nExec=e\n".utf8)) == nil)
  }

  @Test func `Files with any content are handled without a crash`() {
    #expect(DesktopEntry([]) == nil)
    #expect(DesktopEntry([0xFF, 0xFE, 0x00]) == nil)
    let start = Array("[Desktop Entry]\nType=Application\nName=E\nExec=e\n".utf8)
    let padding = [UInt8](repeating: UInt8(ascii: "#"), count: 1_000_000)
    #expect(DesktopEntry(start + padding)?.command == ["e"])
    #expect(DesktopEntry(start + padding + padding) == nil)
    let keys = (0..<50_000).map { "K\($0)=v" }.joined(separator: "\n")
    #expect(DesktopEntry(start + Array(keys.utf8))?.name == "E")
  }
}

/// Tests for the folders in which apps are found.
@Suite struct AppLibraryTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apps-\(UUID())")
    for part in ["own/applications", "shared/applications/sub"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: part),
        withIntermediateDirectories: true
      )
    }
    return folder
  }

  private func write(_ lines: String, to file: URL) throws {
    try Data("[Desktop Entry]\nType=Application\n\(lines)\n".utf8).write(to: file)
  }

  @Test func `The user’s own entries override and hide others; missing programs are omitted`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (own, shared) = (
      folder.appending(path: "own/applications"), folder.appending(path: "shared/applications")
    )
    try write("Name=Ähnlich\nExec=true", to: shared.appending(path: "b.desktop"))
    try write(
      "Name=Bogus\nExec=true\nTryExec=no-such-program",
      to: shared.appending(path: "c.desktop")
    )
    try write("Name=Deep\nExec=true", to: shared.appending(path: "sub/d.desktop"))
    try write("Name=Gone\nExec=true", to: shared.appending(path: "e.desktop"))
    try write("Hidden=true", to: own.appending(path: "e.desktop"))
    try write("Name=Mine\nExec=no-such-program", to: own.appending(path: "b.desktop"))
    let library = AppLibrary([
      "XDG_DATA_HOME": folder.appending(path: "own").path,
      "XDG_DATA_DIRS": "relative:\(folder.appending(path: "shared").path):/nowhere",
    ])
    #expect(library.apps.map(\.name) == ["Deep", "Mine"])
    #expect(library.apps.map(\.id) == ["sub-d.desktop", "b.desktop"])
    #expect(library["e.desktop"] == nil)
    #expect(!library.start("b.desktop"))
    #expect(!library.start("unknown.desktop"))
  }
}
