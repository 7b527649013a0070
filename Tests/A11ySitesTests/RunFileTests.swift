// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11ySites
import A11yTree
import Foundation
import Testing

@Suite("Files that store the results of a run")
struct RunFileTests {
  private let runs: RunFixture

  init() throws { runs = try RunFixture() }

  private let page = "- main:\n  - button\n  - link \"Tea\""

  @Test("The shards of a run together produce the same report as a run on one machine")
  func shards() throws {
    let names = ["a", "b", "c"]
    let records = try names.enumerated().map { try runs.record($1, page, $0) }
    let whole = try Run(runs.file(records, of: names))
    let run = try Run([
      runs.file([records[2], records[0]], shard: "1/2", of: names),
      runs.file([records[1]], shard: "2/2", of: names),
    ])
    #expect(try run.report().json == whole.report().json)
    #expect(try run.report().groups.map(\.count) == [3])
    #expect(try run.report().leftOut == ["1 page"])
    #expect(try html(run) == html(whole))
  }

  @Test("A report contains the sound of each distinct utterance once")
  func sound() throws {
    let run = try Run(
      runs.file([runs.record("a", page, 0), runs.record("b", page, 1)], of: ["a", "b"])
    )
    var spoken: [String] = []
    var text = ""
    try SiteReport(of: run, run.report()) { words in
      spoken.append(words.map(\.text).joined(separator: " "))
      return Data([UInt8(spoken.count)])
    }
    .write { text += $0 }
    #expect(!spoken.isEmpty && Set(spoken).count == spoken.count)
    #expect(text.contains("<script type=\"application/json\" id=\"sound-0\">\"AQ==\"</script>"))
    #expect(!text.contains("id=\"sound-\(spoken.count)\""))
    #expect(text.components(separatedBy: "\"sounds\":[0").count == 3)
    #expect(try !html(run).contains("\"sounds\""))
  }

  private func html(_ run: Run) throws -> String {
    var text = ""
    try SiteReport(of: run, run.report()).write { text += $0 }
    return text.replacing(/[0-9-]+T[0-9:]+Z/, with: "")
  }

  @Test("Incomplete shards and shards that do not belong together are reported with the reason")
  func wrongParts() throws {
    let names = ["a", "b"]
    let one = try runs.file([runs.record("a", page, 0)], shard: "1/2", of: names)
    let two = try runs.file([runs.record("b", page, 1)], shard: "2/2", of: names)
    func reason(_ files: [RunFile]) -> String {
      do throws(RunFileError) {
        _ = try Run(files)
        return ""
      } catch {
        return error.description.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      }
    }
    #expect(reason([one]) == "a part is missing: 2/2")
    #expect(reason([one, two, one]).hasSuffix(" both contain part 1/2"))
    let other = try runs.file([runs.record("c", page, 0)], shard: "2/2", of: ["a", "c"])
    #expect(reason([one, other]).hasSuffix(" belong to different runs"))
    let half = try runs.file([runs.record("b", page, 1)], shard: "2/2", of: names, ends: false)
    #expect(reason([one, half]) == "the run was interrupted; finish it with --resume")
  }

  @Test("An incomplete last line in a run file is ignored, but a damaged line causes an error")
  func damage() throws {
    let records = try [runs.record("a", page, 0), runs.record("b", page, 1)]
    let cut = try runs.file(records, of: ["a", "b"], ends: false, cut: 40)
    #expect(cut.pages.map(\.subject) == ["a"])
    #expect(cut.end == nil)
    let path = runs.folder.appendingPathComponent("damaged").path
    let line = String(
      decoding: RunFile.line(RunHeader(title: "", program: "", platform: "", rules: [])),
      as: UTF8.self
    )
    for (text, reason) in [
      ("", "this file was not written by “a11ynav audit --blob”"),
      ("{}\n", "this file was not written by “a11ynav audit --blob”"),
      ("\(line)\n{\"page\":3}\n", "line 2 is damaged"),
      (
        line.replacing("\"version\":1", with: "\"version\":7") + "\n",
        "this file is in format version 7, but this program reads version 1"
      ),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: RunFileError.self) { try RunFile(path: path) }
      do { _ = try RunFile(path: path) } catch {
        #expect(error.description == "\(path): \(reason)")
      }
    }
  }

  @Test("Words from a page cannot become markup or end a data block in the report")
  func markup() throws {
    let words = "</script><script>alert(1)</script><b>"
    let text = "- main:\n  - button \"\(words)\"\n  - button \"\(words)\""
    let run = try Run(runs.file([runs.record("<i>\u{1B}[31m", text, 0)], of: ["<i>"]))
    let report = try html(run)
    #expect(
      report.components(separatedBy: "<script").count
        == report.components(separatedBy: "</script>").count
    )
    #expect(!report.contains("alert(1)</script>"))
    #expect(report.contains("&lt;i&gt;"))
    #expect(!report.contains("<i>"))
    #expect(!report.contains("\u{1B}"))
    #expect(report.contains("\\u003c/script>"))
  }

  @Test("Starting with the second run, the report shows a trend")
  func history() throws {
    let run = try Run(runs.file([runs.record("a", page, 0)], of: ["a"]))
    let line = String(decoding: RunFigures(of: run, try run.report()).line, as: UTF8.self)
    #expect(line.contains("\"blocks\":1"))
    func report(_ text: String) throws -> String {
      let trend = try Trend(reading: Data(text.utf8), from: "h")
      var html = ""
      try SiteReport(of: run, run.report(), trend: trend).write { html += $0 }
      return html
    }
    #expect(try !report("\(line)\n").contains("<h2>Trend</h2>"))
    #expect(
      try report("\(line)\n\(line)\n").contains(
        "<caption>Findings of the last 2 runs, newest first</caption>"
      )
    )
    #expect(throws: RunFileError.self) { try report("\(line)\ntea\n") }
  }
}
