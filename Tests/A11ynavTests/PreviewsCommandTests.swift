// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Listing an app’s previews on a single page", .timeLimit(.minutes(30)))
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

  /// Writes the files of a shard, as `previews --shard` does.
  private static func write(
    _ previews: [String],
    as shard: (number: Int, count: Int),
    plan: String = "0123456789abcdef",
    to folder: URL
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    for name in previews {
      try write("app: Shop\npreview: \(name)\n\n\(name), button\n", "\(name).a11y")
    }
    let (number, count) = shard
    try write(
      #"{"plan":"\#(plan)","shard":"\#(number)/\#(count)"}"#,
      "previews-\(number)-of-\(count).json"
    )
  }

  @Test func `The merged page of all parts is identical to the page of a single run`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = ["parts/one", "parts/two", "together", "whole"].map(folder.appendingPathComponent)
    try Self.write(["Cart", "Order"], as: (2, 2), to: places[0])
    try Self.write(["Buy"], as: (1, 2), to: places[1])
    try Self.write(["Cart", "Order"], as: (2, 2), to: places[2])
    try Self.write(["Buy"], as: (1, 2), to: places[2])
    try Self.write(["Buy", "Cart", "Order"], as: (1, 1), to: places[3])
    var pages: [String] = []
    for name in ["parts", "together", "whole"] {
      let result = try Program.run(["previews", name, "--to", "site"], in: folder)
      #expect(result.errors == "3 previews written to site/index.html\n")
      pages.append(try String(contentsOfFile: folder.path + "/site/index.html", encoding: .utf8))
    }
    #expect(pages[0].contains("<a href=\"#preview-3\">Order</a>"))
    #expect(Set(pages).count == 1)
  }

  @Test func `A page of parts requires each part of the same run once`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func errors() throws -> String {
      let result = try Program.run(["previews", "parts", "--to", "site"], in: folder)
      #expect(result.status == 2)
      return result.errors
    }
    let parts = folder.appendingPathComponent("parts")
    try Self.write(["Buy"], as: (1, 3), to: parts.appendingPathComponent("one"))
    #expect(
      try errors()
        == "Error: parts/one/previews-1-of-3.json: 2 parts are missing: 2/3, 3/3\n"
    )
    let two = parts.appendingPathComponent("two")
    try Self.write(["Buy"], as: (1, 3), to: two)
    #expect(
      try errors()
        == "Error: parts/two/previews-1-of-3.json: this file and "
        + "parts/one/previews-1-of-3.json both contain part 1/3\n"
    )
    try Self.write(["Cart"], as: (1, 3), plan: "other", to: two)
    #expect(try errors().contains("this file and parts/one/"))
    try Data("{".utf8).write(to: two.appendingPathComponent("previews-1-of-3.json"))
    #expect(try errors().contains("this file was not written by “a11ynav previews --shard”"))
  }

  @Test(arguments: [
    (["--shard", "3/2", "--to", "x"], "a part must have the form K/N, such as 2/8."),
    (["--shard", "1/2", "--against", "x"], "--shard needs --to and cannot be combined with"),
    (["--shard", "1/2", "--to", "x"], "this folder contains no package"),
  ])
  func `A part that cannot be written is refused`(_ options: [String], _ words: String) throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program.run(["previews", folder.path] + options)
    #expect(result.status != 0)
    #expect(result.errors.contains(words))
  }

  @Test func `Previews that cannot be shown and invalid options are one-line errors`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try Program.run("previews", folder.path, "--to", folder.path)
    #expect(empty.status == 1)
    #expect(empty.errors.contains("this folder contains no transcripts (*.a11y)"))
    let file = folder.appendingPathComponent("page.html").path
    try Data().write(to: URL(fileURLWithPath: file))
    let noFolder = try Program.run("previews", file, "--to", folder.path)
    #expect(noFolder.status == 1)
    #expect(noFolder.errors.hasPrefix("Error: \(file): "))
    #expect(noFolder.errors.split(separator: "\n").count == 1)
    let alone = try Program.run("previews", folder.path)
    #expect(alone.status == 64)
    #expect(alone.errors.contains("Specify --to to write the page"))
    let comment = try Program.run("previews", folder.path, "--to", "x", "--comment", "y")
    #expect(comment.status == 64)
  }
}
