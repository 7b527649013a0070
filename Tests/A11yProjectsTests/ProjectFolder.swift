// SPDX-License-Identifier: MIT

import Foundation

/// A folder with an app's files, which exists only while a test runs.
struct ProjectFolder {
  let url: URL

  /// Creates the folder with files whose contents are given as strings, keyed by path.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-project-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// Returns a file's text, or `nil` if there is no such file.
  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Returns the paths of files relative to the folder.
  func paths(_ places: [URL]) -> [String] {
    places.map { $0.path.replacing(url.standardizedFileURL.path + "/", with: "") }
  }
}
