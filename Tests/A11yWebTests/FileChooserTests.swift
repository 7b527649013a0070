// SPDX-License-Identifier: MIT

import A11ySession
import Foundation
import Testing

@testable import A11yWeb

/// Tests for files that a script or a person chooses for a page.
@Suite("Choosing files for a web page") struct FileChooserTests {
  private let one = FileChooser(node: 1, isMultiple: false)
  private let several = FileChooser(node: 1, isMultiple: true)

  /// Calls a closure with a folder that contains a file and a link to a file outside the folder.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("a11ynav-files-\(UUID().uuidString)")
    let folder = base.appendingPathComponent("tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
    try Data("secret".utf8).write(to: base.appendingPathComponent("secret.txt"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.txt"),
      withDestinationURL: base.appendingPathComponent("secret.txt")
    )
    try body(folder.path)
  }

  /// Returns the paths that were found, or the reason that none were found.
  private func found(
    _ paths: [String],
    in files: ChoosableFiles,
    for chooser: FileChooser
  ) -> [String] {
    do { return try files.find(paths, for: chooser) } catch { return [error.reason] }
  }

  @Test func `A script chooses only files in its own folder`() throws {
    try withFolder { folder in
      let files = ChoosableFiles(folder: folder)
      #expect(found(["a.txt"], in: files, for: one) == ["\(folder)/a.txt"])
      #expect(found(["\(folder)/./a.txt"], in: files, for: one) == ["\(folder)/a.txt"])
      for path in ["link.txt", "../secret.txt", "/etc/hostname", "~/x", ".."] {
        #expect(
          found([path], in: files, for: one)
            == ["“\(path)” is not in the script's folder or in A11YNAV_FILES"]
        )
      }
      #expect(found(["b.txt"], in: files, for: one) == ["there is no file at “b.txt”"])
      #expect(
        found(["a.txt", "a.txt"], in: files, for: one) == ["the field accepts only one file"]
      )
      #expect(found(["a.txt", "a.txt"], in: files, for: several).count == 2)
    }
  }

  @Test func `A person chooses any regular file`() throws {
    try withFolder { folder in
      let files = ChoosableFiles(folder: folder, isConfined: false)
      let path = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      #expect(found(["../secret.txt"], in: files, for: one) == ["\(path)/secret.txt"])
      #expect(found([".."], in: files, for: one) == ["there is no file at “..”"])
      #expect(found(["/dev/zero"], in: files, for: one) == ["there is no file at “/dev/zero”"])
    }
  }

  @Test func `An element whose name begins with “file” is chosen in quotation marks`() throws {
    let command = SessionCommand.voiceOver(.choose("file manager"))
    #expect(command.text == "choose \"file manager\"")
    #expect(try CommandParser.parse(command.text, for: .voiceOver) == command)
    #expect(
      try CommandParser.parse("choose file a.txt, b c.txt", for: .voiceOver)
        == .system(.chooseFiles(paths: ["a.txt", "b c.txt"]))
    )
  }
}
