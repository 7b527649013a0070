// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for files that users created with earlier versions. The `Earlier` folder contains examples for each version.
@Suite("Files that were written with earlier versions of a11ynav", .timeLimit(.minutes(30)))
struct UpgradeTests {
  private static let versions = ["0.1", "0.2"]
  /// The walks whose words have changed since the earlier version. The reason for each change is in the list of changes
  /// for its version.
  private static let otherWords = [
    "0.1": ["both-technologies", "item-chooser", "patterns", "sign-up", "table", "typing"],
    "0.2": ["item-chooser"],
  ]

  private static func files(_ version: String) -> URL {
    URL(fileURLWithPath: Program.repositoryFile("Tests/A11ynavTests/Earlier/\(version)"))
  }

  @Test(arguments: versions)
  func `Transcripts still run, and recording adapts them to changed words`(_ version: String)
    throws
  {
    let folder = try Program.scratchFolder().appendingPathComponent("walks")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.copyItem(at: Self.files(version), to: folder)
    let first = try Program.run("test", folder.path, "--json")
    let records = try first.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    #expect(records.count == 13)
    #expect(!records.contains { $0["status"] as? String == "error" }, "\(first.output)")
    let differing = records.filter { $0["status"] as? String == "differs" }.map {
      URL(fileURLWithPath: $0["file"] as? String ?? "").deletingPathExtension().lastPathComponent
    }
    #expect(differing == Self.otherWords[version])
    #expect(try Program.run("test", folder.path, "--record").status == 0)
    #expect(try Program.run("test", folder.path).output.hasSuffix(": 13 passed\n"))
  }

  @Test(arguments: versions)
  func `Captures can still be opened`(_ version: String) throws {
    let folder = Self.files(version).appendingPathComponent("Trees")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let result = try Program.run("read", folder.appendingPathComponent(name).path)
      #expect(result.status == 0 && !result.output.isEmpty, "\(name): \(result.errors)")
    }
  }

  @Test func `A settings file still applies`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appendingPathComponent("a11ynav")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.files("0.2").appendingPathComponent("config"),
      to: own.appendingPathComponent("config")
    )
    let result = try Program.run(["settings"], environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("\nrate = 240\n"))
    #expect(result.output.contains("\nhints = off\n"))
  }
}
