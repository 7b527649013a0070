// SPDX-License-Identifier: MIT

import Foundation

/// A folder with the files of an app, for as long as a test runs.
struct ProjectFolder {
  let url: URL

  /// Writes files by their paths.
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

  /// The text of a file; `nil` if there is none.
  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The paths of files below the folder.
  func paths(_ places: [URL]) -> [String] {
    places.map { $0.path.replacing(url.standardizedFileURL.path + "/", with: "") }
  }
}
