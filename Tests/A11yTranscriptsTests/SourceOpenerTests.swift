// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTranscripts
import A11yTree
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30)))
struct SourceOpenerTests {
  @Test func `A header is opened by the opener that recognizes it`() throws {
    let opener = TankOpener()
    let results = try run("tank: deep\ndepth: 3\n\nPump, button\n", opener)
    guard case .passed = try #require(results.first).outcome else {
      Issue.record("\(results)")
      return
    }
    #expect(opener.opened == ["deep 3"])
    #expect(opener.closed == 1)
  }

  @Test func `An error is reported at the field that caused it`() throws {
    let results = try run("tank: deep\ndepth: minus one\n\nPump\n", TankOpener())
    guard case .failed(let error) = try #require(results.first).outcome else {
      Issue.record("\(results)")
      return
    }
    #expect("\(error)".hasSuffix("walk.a11y:2:8: “minus one” is no depth"))
  }

  @Test func `Header fields are unknown without the opener that defines them`()
    throws
  {
    let results = try run("tank: deep\n\nPump\n", nil)
    guard case .failed(let error) = try #require(results.first).outcome else {
      Issue.record("\(results)")
      return
    }
    #expect("\(error)".contains("there is no setting called “tank”"))
  }

  private func run(_ text: String, _ opener: TankOpener?) throws -> [TranscriptResult] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("walk.a11y"))
    var suite = TranscriptSuite([folder.path])
    if let opener { suite.openers = [opener] }
    var results: [TranscriptResult] = []
    suite.run { results.append($0) }
    return results
  }
}

/// An opener for a fictitious type of source.
@MainActor
private final class TankOpener: SourceOpener {
  nonisolated let fields: Set<String> = ["tank", "depth"]
  var opened: [String] = []
  var closed = 0

  nonisolated func recognizes(_ subject: Subject) -> Bool { subject["tank"] != nil }

  func open(_ subject: Subject) throws(SubjectError) -> OpenedSource {
    let depth = subject["depth"] ?? ""
    guard Int(depth) != nil else { throw SubjectError("“\(depth)” is no depth", field: "depth") }
    opened.append("\(subject["tank"] ?? "") \(depth)")
    do {
      let document = try Document(data: Data("- button \"Pump\"".utf8))
      return OpenedSource(try CapturedTree(document), title: "Tank")
    } catch {
      throw SubjectError("\(error)")
    }
  }

  func close() { closed += 1 }
}
