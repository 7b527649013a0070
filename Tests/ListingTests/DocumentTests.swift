// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Documents work as the article on scenes describes", .printing, .timeLimit(.minutes(30)))
struct DocumentTests {
  /// A folder that the test removes.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    subscript(name: String) -> URL { url.appendingPathComponent(name) }
  }

  @Test("A text document is created, edited and written")
  func make() async throws {
    let folder = try Folder()
    let session = try await Session(DocumentApp.NewAllApp())
    session.expect("Untitled, window, text field, double tap to edit")
    session.type("Hello")
    session.expect("is editing", "Hello")
    session.perform("save \(folder["a.txt"].path)")
    session.expect("Saved a.txt.")
    #expect(try String(contentsOf: folder["a.txt"], encoding: .utf8) == "Hello")
  }

  @Test("A text document is opened, edited and written back")
  func edit() async throws {
    let folder = try Folder()
    try Data("One".utf8).write(to: folder["a.txt"])
    let session = try await Session(DocumentApp.NewAllApp(), files: [folder["a.txt"].path])
    session.expect("a.txt, window, One, text field, double tap to edit")
    session.type("!")
    session.expect("is editing", "exclamation mark")
    session.perform("save")
    session.expect("Saved a.txt.")
    #expect(try String(contentsOf: folder["a.txt"], encoding: .utf8) == "One!")
  }

  @Test("An image is opened as a read-only document by the app’s second document group")
  func look() async throws {
    let folder = try Folder()
    try Data([1, 2, 3]).write(to: folder["b.png"])
    let session = try await Session(DocumentApp.NewAllApp())
    session.perform("open \(folder["b.png"].path)")
    session.expect("[screen change]", "b.png, window, Picture of 3 bytes")
    session.perform("save")
    session.expect("b.png cannot be saved, because it is read-only.")
    session.expectProblems("NewAllApp: b.png cannot be saved, because it is read-only.")
    #expect(try Data(contentsOf: folder["b.png"]) == Data([1, 2, 3]))
  }

  @Test("A file that no document group can read is not opened")
  func other() async throws {
    let folder = try Folder()
    try Data([1]).write(to: folder["c.zip"])
    let session = try await Session(DocumentApp.NewAllApp())
    session.perform("open \(folder["c.zip"].path)")
    let words = "c.zip cannot be opened: NewAllApp can open only other types of files: .txt."
    session.expect(words)
    session.expectProblems("NewAllApp: \(words)")
  }
}
