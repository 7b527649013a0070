// SPDX-License-Identifier: MIT

import A11yTranscripts
import Foundation
import Testing

/// Tests for the page with an app's previews.
@Suite(.timeLimit(.minutes(30)))
struct GalleryTests {
  /// Returns a gallery of transcripts in a temporary folder. Each transcript is specified by its filename without the
  /// extension, its preview's name and its text after the header.
  private func gallery(_ previews: [(file: String, name: String, body: String)]) throws -> Gallery {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for preview in previews {
      let text = "app: Shop\npreview: \(preview.name)\ntechnology: voiceover\n\n\(preview.body)\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent(preview.file + ".a11y"))
    }
    return try Gallery(folder: folder.path)
  }

  private static let form = "Name, text field\n> next\nBuy, button\ncost \"Buy\" <= 3 presses"

  @Test func `The page shows the words, the costs and the source of each preview`() throws {
    let page = try gallery([("Form", "Form", Self.form), ("List", "A list", "Empty")]).html()
    #expect(page.contains("<h1>Previews of Shop</h1>\n<p>2 previews.</p>"))
    #expect(page.contains("<li><a href=\"#preview-2\">A list</a></li>"))
    #expect(page.contains("<h2 id=\"preview-1\">Form</h2>"))
    #expect(
      page.contains("<h3>VoiceOver</h3>\n<ol>\n<li>Name, text field</li>\n<li>Buy, button</li>")
    )
    #expect(page.contains("<h3>Switch Control</h3>\n<ul>\n<li>Buy: 3 presses</li>"))
    #expect(page.components(separatedBy: "<script")[0].contains("next") == false)
  }

  @Test func `Devices and languages are side by side`() throws {
    let phone = try gallery([("Form", "Form", Self.form)])
    let pad = try gallery([("Form", "Form", "Hide Sidebar, button"), ("New", "New", "New")])
    let page = ComparisonPage(devices: [("iphone", phone), ("ipad", pad)])
    #expect(page.count == 2)
    #expect(
      page.html.contains("<h1>Previews of Shop by device</h1>\n<p>2 previews on iphone, ipad.</p>")
    )
    #expect(page.html.contains("<th scope=\"col\">iphone</th><th scope=\"col\">ipad</th>"))
    #expect(page.html.contains("<td>Name, text field</td><td>Hide Sidebar, button</td>"))
    let languages = ComparisonPage(languages: [("en", phone), ("de", pad)], findings: ["A & B"])
    #expect(languages.html.contains("<p>2 previews in en, de.</p>"))
    #expect(languages.html.contains("<td lang=\"de\" dir=\"auto\">Hide Sidebar, button</td>"))
    #expect(languages.html.contains("<li>A &amp; B</li>"))
  }

  @Test func `A later gallery can be compared with a page`() throws {
    let before = try gallery([
      ("Form", "Form", Self.form), ("Gone", "Gone", "Old"), ("Same", "Same", "Same"),
      ("Slow", "Slow", "Buy\ncost \"Buy\" <= 2 presses"),
    ])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(Gallery.fileName)
    try Data(before.html().utf8).write(to: file)
    let now = try gallery([
      ("Form", "Form", Self.form.replacing("Buy, button", with: "Buy now, button")),
      ("New", "New", "New"), ("Same", "Same", "Same"),
      ("Slow", "Slow", "Buy\ncost \"Buy\" <= 5 presses"),
    ])
    for earlier in [folder.path, file.path] {
      let changes = now.changes(since: try Gallery(earlier: earlier))
      #expect(changes.map(\.preview.name) == ["Form", "New", "Slow", "Gone"])
      #expect(changes.map(\.kind) == [.words, .new, .costs, .gone])
      #expect(
        changes[0].lines
          == [.same("Name, text field"), .before("Buy, button"), .now("Buy now, button")]
      )
      #expect(changes[2].lines == [.before("Buy: 2 presses"), .now("Buy: 5 presses")])
      #expect(
        changes.summary(of: 4)
          == "1 of 4 previews has different words, 1 has a different cost for a switch user, 1 is new, 1 was removed."
      )
      let page = now.html(changes: changes)
      #expect(page.contains("<li><a href=\"#preview-1\">Form</a> — has different words</li>"))
      #expect(page.contains("<li><b>before</b><del>Buy, button</del></li>"))
      #expect(page.contains("<h2>Removed</h2>\n<ul>\n<li>Gone</li>"))
    }
    #expect(now.changes(since: now).summary(of: 4) == "No words changed in 4 previews.")
  }

  @Test func `Names and words are escaped on the page and in a comment`() throws {
    let hostile = "</script><script>alert(1)</script> ``` @everyone \u{1B}[2J"
    let before = try gallery([("Form", hostile, hostile)])
    let now = try gallery([("Form", hostile, hostile + " more")])
    let changes = now.changes(since: before)
    let page = now.html(changes: changes)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.components(separatedBy: "</script>").count == 2)
    let comment = changes.comment(of: 1)
    #expect(comment.hasPrefix("**1 of 1 preview has different words.**\n"))
    #expect(comment.contains("<details><summary><code>&lt;/script&gt;"))
    #expect(comment.contains("\n````diff\n- </script>"))
    #expect(!comment.contains("\u{1B}"))
  }

  @Test func `A comment stays within the size limit for comments`() throws {
    let words = String(repeating: "word ", count: 2_000)
    let before = try gallery((0..<20).map { ("P\($0)", "P\($0)", "a " + words) })
    let now = try gallery((0..<20).map { ("P\($0)", "P\($0)", "b " + words) })
    let comment = now.changes(since: before).comment(of: 20)
    #expect(comment.count < 65_536)
    #expect(comment.hasSuffix("\nand 18 more, shown in the gallery.\n"))
  }

  @Test func `A folder without previews and an unrelated page are errors`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("open: page.yaml\n\nBuy\n".utf8).write(to: folder.appendingPathComponent("a.a11y"))
    let error = #expect(throws: TranscriptError.self) { try Gallery(folder: folder.path) }
    #expect(error?.description.contains("this folder contains no transcripts of previews") == true)
    try Data("<html></html>".utf8).write(to: folder.appendingPathComponent(Gallery.fileName))
    let other = #expect(throws: TranscriptError.self) { try Gallery(earlier: folder.path) }
    #expect(other?.description.contains("this page was not written by a11ynav previews") == true)
  }
}
