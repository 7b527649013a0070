// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("Opening, editing and saving documents", .timeLimit(.minutes(30)))
@MainActor
struct DocumentTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  @Test(
    "A new document counts as edited once text is typed, and only the first save asks for a name"
  )
  func new() throws {
    let heard = HeardApp(NewAllApp())
    #expect(heard.start() == ["Untitled, window, text field, double tap to edit"])
    heard.say("activate")
    heard.say("type Hi")
    heard.say("menu")
    heard.say("choose Window")
    #expect(heard.say("activate") == ["Window, menu, selected, Untitled, edited, button"])
    heard.say("activate")
    let words = "Untitled has no file yet. Save it under a name, such as Notes.txt."
    #expect(heard.say("save") == [words, "(\(words))"])
    #expect(heard.say("save \(folder["a.txt"])") == ["Saved a.txt."])
    #expect(folder.text("a.txt") == "Hi")
    heard.say("type !")
    #expect(heard.say("save") == ["Saved a.txt."])
    #expect(folder.text("a.txt") == "Hi!")
    #expect(folder.names == ["a.txt"])
  }

  @Test(
    "A file opens in the document group for its type; opening it again brings its window forward"
  )
  func open() throws {
    let text = try folder.write("a.txt", "One")
    let picture = folder["b.png"]
    try Data([0x89, 1, 2]).write(to: URL(fileURLWithPath: picture))
    let heard = HeardApp(NewAllApp(), files: [text])
    #expect(heard.start() == ["a.txt, window, One, text field, double tap to edit"])
    #expect(heard.say("open \(picture)") == ["b.png, window, Picture of 3 bytes"])
    #expect(heard.say("open \(text)") == ["a.txt, window, One, text field, double tap to edit"])
    #expect(heard.say("window 3") == ["(There are 2 windows; there is no window 3.)"])
    heard.say("window 2")
    heard.say("next")
    heard.say("activate")
    #expect(heard.say("previous") == ["Picture of 3 bytes"])
    let words = "b.png cannot be saved, because it is read-only."
    #expect(heard.say("save") == [words, "(\(words))"])
  }

  @Test("If a file cannot be opened, an error is announced, and no window opens")
  func unreadable() throws {
    let heard = HeardApp(NewAllApp(), files: [folder["none.txt"]])
    #expect(
      heard.start() == [
        "Untitled, window, text field, double tap to edit",
        "none.txt cannot be opened: there is no such file or folder.",
      ]
    )
    try folder.write("a.xyz", "?")
    try folder.write("b.png", "no picture")
    try folder.write("LICENSE", "Do what you like")
    try FileManager.default.createSymbolicLink(
      atPath: folder["loop.txt"],
      withDestinationPath: "loop.txt"
    )
    func fails(_ path: String, _ reason: String) {
      let words = "\((path as NSString).lastPathComponent) cannot be opened: \(reason)."
      #expect(heard.say("open \(path)") == [words, "(\(words))"])
    }
    fails(folder["a.xyz"], "NewAllApp can open only other types of files: .txt")
    fails(folder["b.png"], "this is no picture")
    fails(folder.path, "it is a folder")
    fails("/dev/full", "the path refers to neither a file nor a folder")
    fails("/proc/self/mem", "the disk reported an error")
    fails(folder["loop.txt"], "symbolic links in the path form a loop")
    fails(folder["a.xyz"] + "/b.txt", "part of the path is not a folder")
    #expect(heard.say("window 2") == ["(There is 1 window; there is no window 2.)"])
    #expect(
      heard.say("open \(folder["LICENSE"])")
        == ["LICENSE, window, Do what you like, text field, double tap to edit"]
    )
  }

  @Test(
    "If a file cannot be written, an error is announced, and the old file and the text are kept"
  )
  func unwritable() throws {
    let path = try folder.write("a.txt", "One")
    try folder.write("other.txt", "Other")
    let heard = HeardApp(NewAllApp(), files: [path])
    heard.start()
    heard.say("activate")
    heard.say("type !")
    func fails(_ path: String, _ reason: String) {
      let words = "\((path as NSString).lastPathComponent) cannot be saved: \(reason)."
      #expect(heard.say("save \(path)") == [words, "(\(words))"])
    }
    fails(folder["none/a.txt"], "there is no such file or folder")
    fails("/dev/full", "the path does not refer to a file")
    fails(folder["a.png"], "documents of this type cannot be written as .png, only as .txt")
    try FileManager.default.createDirectory(
      atPath: folder["b.txt"],
      withIntermediateDirectories: false
    )
    fails(folder["b.txt"], "it is a folder")
    let words = "other.txt already exists. Save again to replace it."
    #expect(heard.say("save \(folder["other.txt"])") == [words, "(\(words))"])
    #expect(folder.text("other.txt") == "Other")
    #expect(folder.text("a.txt") == "One")
    #expect(heard.say("save \(folder["other.txt"])") == ["Saved other.txt."])
    #expect(folder.text("other.txt") == "One!")
    #expect(folder.names == ["a.txt", "b.txt", "other.txt"])
  }

  @Test("A file that another program changed is overwritten only on the second save")
  func changedOnDisk() throws {
    let path = try folder.write("a.txt", "One")
    let heard = HeardApp(NewAllApp(), files: [path])
    heard.start()
    heard.say("activate")
    heard.say("type !")
    try folder.write("a.txt", "From elsewhere")
    let words =
      "a.txt has been changed by another program since it was opened. "
      + "Save again to overwrite the other program’s changes."
    #expect(heard.say("save") == [words, "(\(words))"])
    try folder.write("a.txt", "And once more")
    #expect(heard.say("save") == [words, "(\(words))"])
    #expect(folder.text("a.txt") == "And once more")
    #expect(heard.say("save") == ["Saved a.txt."])
    #expect(folder.text("a.txt") == "One!")
  }

  @Test("Saving a document keeps the file’s permissions and writes to a link’s target")
  func links() throws {
    let path = try folder.write("real.txt", "One")
    #expect(chmod(path, 0o640) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder["link.txt"],
      withDestinationPath: "real.txt"
    )
    let heard = HeardApp(NewAllApp(), files: [folder["link.txt"]])
    #expect(heard.start() == ["link.txt, window, One, text field, double tap to edit"])
    heard.say("activate")
    heard.say("type !")
    #expect(heard.say("save") == ["Saved link.txt."])
    #expect(folder.text("real.txt") == "One!")
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: folder["link.txt"]) == "real.txt")
    #expect(
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640
    )
    heard.say("open \(path)")
    #expect(heard.say("window 2") == ["(There is 1 window; there is no window 2.)"])
  }

  @Test("The File menu creates, closes and saves documents, but cannot save read-only documents")
  func menus() throws {
    let path = try folder.write("a.txt", "One")
    let heard = HeardApp(NewAllApp(), files: [path])
    heard.start()
    heard.say("activate")
    heard.say("type !")
    heard.say("menu")
    heard.say("choose File")
    #expect(heard.say("activate") == ["File, menu, New, button"])
    #expect(heard.say("next") == ["Close, button"])
    #expect(heard.say("next") == ["Save, button"])
    #expect(heard.say("activate").contains("Saved a.txt."))
    #expect(folder.text("a.txt") == "One!")
    try Data([0x89]).write(to: URL(fileURLWithPath: folder["b.png"]))
    heard.say("open \(folder["b.png"])")
    heard.say("menu")
    heard.say("choose File")
    heard.say("activate")
    #expect(heard.say("last") == ["Save, dimmed, button"])
  }

  @Test("If the disk is full, saving a document keeps the old file")
  func fullDisk() async throws {
    // This test runs in its own process, because the limit applies to all files in a process.
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      let path = try folder.write("a.txt", "One")
      await MainActor.run {
        let heard = HeardApp(NewAllApp(), files: [path])
        heard.start()
        heard.say("activate")
        heard.say("type " + String(repeating: "x", count: 100_000))
        var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
        precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let words = "a.txt cannot be saved: the file exceeds the maximum size."
        precondition(heard.say("save") == [words, "(\(words))"])
        precondition(folder.text("a.txt") == "One")
        precondition(folder.names == ["a.txt"])
      }
    }
  }
}
