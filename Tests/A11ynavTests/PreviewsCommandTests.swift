// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Listing previews on a single page", .timeLimit(.minutes(30)))
struct PreviewsCommandTests {
  @Test func `The page shows audit findings for the elements next to a transcript`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let previews = folder.appendingPathComponent("Previews").path
    try FileManager.default.createDirectory(atPath: previews, withIntermediateDirectories: true)
    try Data("app: Shop\npreview: Form\n\nButton\n".utf8)
      .write(to: URL(fileURLWithPath: previews + "/Form.a11y"))
    try Data(
      """
      {"format":"a11ynav","version":1,"root":"0","elements":[
        {"id":"0","role":"window","children":["1"]},
        {"id":"1","role":"button","actions":["activate"]}]}
      """.utf8
    ).write(to: URL(fileURLWithPath: previews + "/Form.json"))
    let site = folder.appendingPathComponent("site").path
    let made = try Program.run("previews", previews, "--to", site)
    #expect((made.output, made.status) == ("", 0))
    #expect(made.errors == "1 preview written to \(site)/index.html\n")
    let page = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
    #expect(page.contains("<h3>Findings</h3>"))
    #expect(page.contains("(no-words, "))

    // The new page is compared with the page that it replaces.
    try Data("app: Shop\npreview: Form\n\nBuy, button\n".utf8)
      .write(to: URL(fileURLWithPath: previews + "/Form.a11y"))
    let comment = folder.appendingPathComponent("comment.md").path
    let again = try Program.run(
      "previews",
      previews,
      "--to",
      site,
      "--against",
      site,
      "--comment",
      comment
    )
    #expect(
      again.output == "Form: has different words\n1 of 1 preview has different words.\n"
    )
    #expect(again.status == 0)
    let text = try String(contentsOfFile: comment, encoding: .utf8)
    #expect(text.contains("- Button\n+ Buy, button\n"))
  }

  @Test func `Previews that cannot be shown and invalid options are one-line errors`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try Program.run("previews", folder.path, "--to", folder.path)
    #expect(empty.status == 1)
    #expect(empty.errors.contains("this folder contains no transcripts (*.a11y)"))
    let alone = try Program.run("previews", folder.path)
    #expect(alone.status == 64)
    #expect(alone.errors.contains("Give --to to write the page"))
    let comment = try Program.run("previews", folder.path, "--to", "x", "--comment", "y")
    #expect(comment.status == 64)
  }
}
