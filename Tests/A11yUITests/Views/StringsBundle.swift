// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A bundle in the form of a folder with string tables. The folder exists as long as this object is referenced.
final class StringsBundle {
  let bundle: Bundle

  /// Writes one table, and another table for each language.
  init(
    _ table: String,
    named name: String = "Localizable",
    languages: KeyValuePairs<String, String> = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "StringsBundle-\(UUID().uuidString)")
    func write(_ table: String, in folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "\(name).strings")
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    try write(table, in: folder)
    for (language, table) in languages {
      try write(table, in: folder.appending(path: "\(language).lproj"))
    }
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
}
