// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files and resources in a folder and its subfolders.
struct FolderFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []

  /// Searches a folder.
  ///
  /// - Parameter belongs: A closure that returns whether a file is included, given its path below the folder.
  init(in folder: URL, where belongs: (String) -> Bool = { _ in true }) {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
    var seen: Set<String> = []
    for path in paths where !Self.isSkipped(path) && belongs(path) {
      if path.hasSuffix(".swift") {
        sources.append(folder.appendingPathComponent(path).standardizedFileURL)
      } else if let resource = Self.resource(path), seen.insert(resource).inserted {
        resources.append(folder.appendingPathComponent(resource).standardizedFileURL)
      }
    }
  }

  /// Returns whether a folder contains none of the app's own files.
  static func isSkipped(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      part.hasPrefix(".") || skipped.contains(part) || part == "Package.swift"
    }
  }

  /// Returns the resource to which a file belongs, which is the file itself or the catalog or language folder that
  /// contains the file.
  private static func resource(_ path: String) -> String? {
    var whole = ""
    for part in path.split(separator: "/") {
      whole += (whole.isEmpty ? "" : "/") + part
      if bundles.contains(where: { part.hasSuffix($0) }) { return whole }
      if part.hasSuffix(".xcodeproj") || part.hasSuffix(".xcworkspace") { return nil }
    }
    return resourceTypes.contains(where: { path.hasSuffix($0) }) ? path : nil
  }

  private static let skipped: Set<Substring> = [
    "DerivedData", "Pods", "Carthage", "build", "node_modules", "a11ynav",
  ]
  private static let bundles = [".xcassets", ".lproj", ".xcdatamodeld", ".xcdatamodel"]
  private static let resourceTypes = [
    ".strings", ".stringsdict", ".xcstrings", ".json", ".png", ".jpg", ".jpeg", ".pdf", ".txt",
    ".csv", ".md", ".html", ".mp3", ".m4a", ".wav",
  ]
}
