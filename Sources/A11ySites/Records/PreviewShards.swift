// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// The transcripts of an app's previews that were written on several machines, one per shard.
///
/// In addition to its transcripts, a shard's folder contains a file that identifies the shard. The transcripts' names
/// are unique among all shards, so all shards may also be stored in one folder.
package struct PreviewShards {
  /// The folders that contain the shards.
  private let folders: [String]

  /// Finds the shards in a folder and its subfolders, or returns `nil` if there are none.
  ///
  /// - Throws: ``RunFileError`` if a shard is missing, occurs twice, or belongs to another run.
  package init?(in folder: String) throws(RunFileError) {
    var records: [(path: String, record: Record)] = []
    var folders: [String] = []
    for folder in [folder] + Self.names(in: folder).map({ "\(folder)/\($0)" }) {
      let found = Self.names(in: folder).filter(Record.isFileName)
      if !found.isEmpty { folders.append(folder) }
      for name in found {
        let path = "\(folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path),
          let record = try? RunFile.decoder.decode(Record.self, from: data)
        else { throw RunFileError(path, "this file was not written by “a11ynav previews --shard”") }
        records.append((path, record))
      }
    }
    guard let first = records.first else { return nil }
    for (path, record) in records where record.plan != first.record.plan {
      throw RunFileError(path, "this file and \(first.path) belong to different runs")
    }
    try Shard.check(records.map { ($0.path, $0.record.shard) })
    self.folders = folders
  }

  /// Copies the transcripts and trees of all shards to one folder.
  package func copy(to place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for folder in folders {
      for name in Self.names(in: folder)
      where (name.hasSuffix(".a11y") || name.hasSuffix(".json")) && !Record.isFileName(name) {
        try FileManager.default.copyItem(
          at: URL(fileURLWithPath: "\(folder)/\(name)"),
          to: place.appendingPathComponent(name)
        )
      }
    }
  }

  /// Writes the file that identifies the shard whose transcripts a folder contains.
  ///
  /// - Parameter names: The previews of all shards.
  package static func mark(_ folder: URL, as shard: Shard, of names: [String]) throws {
    let record = Record(shard: shard.description, plan: Shard.plan(of: names))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try RunFile.encoder.encode(record)
      .write(to: folder.appendingPathComponent(Record.fileName(of: shard)), options: .atomic)
  }

  /// The sorted names of the files in a folder, or an empty array if the path is not a readable folder.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The contents of the file next to a shard's transcripts.
  private struct Record: Codable {
    var shard: String
    /// A digest of the names of all previews, which identifies the shards of the same run.
    var plan: String

    static func fileName(of shard: Shard) -> String {
      "previews-\(shard.number)-of-\(shard.count).json"
    }

    static func isFileName(_ name: String) -> Bool {
      name.wholeMatch(of: /previews-[0-9]+-of-[0-9]+\.json/) != nil
    }
  }
}
