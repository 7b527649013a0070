// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// A folder with the transcripts of one machine's part of an app's previews.
///
/// Beside the transcripts, the folder contains a file that names the shard. The names of the transcripts are unique
/// among all shards, so that all shards may also be stored in one folder.
package struct PreviewShards {
  /// The contents of the file beside a shard's transcripts.
  private struct Record: Codable {
    var shard: String
    /// A digest of the names of all previews, which identifies the shards of the same run.
    var plan: String
  }

  private static func fileName(of shard: Shard) -> String {
    "previews-\(shard.number)-of-\(shard.count).json"
  }

  private static func isRecord(_ name: String) -> Bool {
    name.wholeMatch(of: /previews-[0-9]+-of-[0-9]+\.json/) != nil
  }

  /// Stores a file that names the shard whose transcripts a folder contains.
  ///
  /// - Parameter names: The previews of all shards.
  package static func mark(_ folder: URL, as shard: Shard, of names: [String]) throws {
    let record = Record(
      shard: shard.description,
      plan: Finding.digest(names.joined(separator: "\n"))
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try RunFile.encoder.encode(record)
      .write(to: folder.appendingPathComponent(fileName(of: shard)), options: .atomic)
  }

  /// Copies the transcripts of all shards in a folder and its subfolders to another folder, or returns `false` if the
  /// folder contains no shards.
  ///
  /// - Throws: ``RunFileError`` if a shard is missing, occurs twice, or belongs to another run, or if a file cannot be
  ///   copied.
  package static func merge(_ folder: String, to place: URL) throws -> Bool {
    let files = FileManager.default
    let subfolders = try files.contentsOfDirectory(atPath: folder).sorted()
      .map { "\(folder)/\($0)" }
    var records: [(path: String, record: Record)] = []
    var folders: [String] = []
    for folder in [folder] + subfolders {
      let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      let found = names.filter(isRecord)
      if !found.isEmpty { folders.append(folder) }
      for name in found {
        let path = "\(folder)/\(name)"
        guard let data = files.contents(atPath: path),
          let record = try? RunFile.decoder.decode(Record.self, from: data)
        else { throw RunFileError(path, "this file was not written by “a11ynav previews --shard”") }
        records.append((path, record))
      }
    }
    guard let first = records.first else { return false }
    for (path, record) in records where record.plan != first.record.plan {
      throw RunFileError(path, "this file belongs to a different run than \(first.path)")
    }
    try Shard.check(records.map { ($0.path, $0.record.shard) })
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for folder in folders {
      for name in try files.contentsOfDirectory(atPath: folder).sorted()
      where (name.hasSuffix(".a11y") || name.hasSuffix(".json")) && !isRecord(name) {
        try files.copyItem(
          at: URL(fileURLWithPath: "\(folder)/\(name)"),
          to: place.appendingPathComponent(name)
        )
      }
    }
    return true
  }
}
