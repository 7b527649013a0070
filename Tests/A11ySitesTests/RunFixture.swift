// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11ySites
import A11yTree
import Foundation

/// A fixture that creates run files for pages that are specified as ARIA snapshots.
struct RunFixture {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11ynav-runs-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func exploration(_ text: String) throws -> Exploration {
    let document = try Document(data: Data(text.utf8))
    return Exploration(
      of: try AccessibilityTree(document.tree, readingOrder: document.readingOrder)
    )
  }

  func record(
    _ name: String,
    _ text: String,
    _ place: Int,
    at origin: String = "https://a.example/"
  ) throws -> PageRecord {
    let exploration = try exploration(text)
    let result = AuditResult(of: name, Audit(), in: exploration)
    return PageRecord(
      PageOutcome(result, at: place, took: 1.5, address: origin + name),
      walk: PageWalk(of: exploration)
    )
  }

  /// Writes a run file with pages and reads it back.
  func file(
    _ records: [PageRecord],
    shard: String? = nil,
    of names: [String],
    ends: Bool = true,
    cut: Int = 0
  ) throws -> RunFile {
    var header = RunHeader(title: "site", program: "1", platform: "ios", rules: Rule.all)
    header.plan(names)
    header.shard = shard
    var lines = [RunFile.line(header)] + records.map(\.line)
    if ends { lines.append(RunFile.line(RunEnd(leftOut: ["1 page"]))) }
    let data = Data(lines.joined(separator: Data("\n".utf8))) + Data("\n".utf8)
    let path = folder.appendingPathComponent(UUID().uuidString).path
    try data.dropLast(cut).write(to: URL(fileURLWithPath: path))
    return try RunFile(path: path)
  }
}
