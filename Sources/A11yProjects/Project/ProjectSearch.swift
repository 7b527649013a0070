// SPDX-License-Identifier: MIT

import Foundation

/// What describes an app in a folder and those below it: Xcode projects and packages.
package struct ProjectSearch {
  /// The Xcode projects.
  package private(set) var projects: [URL] = []
  /// The folders of packages; the folder itself first, if it is one. Those that were made of apps do
  /// not count.
  package private(set) var packages: [URL] = []

  /// Looks through a folder.
  package init(in folder: URL) {
    let entries = FileManager.default.enumerator(atPath: folder.path)
    while let path = entries?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      let place = folder.appendingPathComponent(path).standardizedFileURL
      if name == "Package.swift" {
        guard !GeneratedMark.isIn(place) else { continue }
        packages.append(place.deletingLastPathComponent())
      } else if name.hasSuffix(".xcodeproj") {
        projects.append(place)
        entries?.skipDescendants()
      } else if FolderFiles.isSkipped(String(name)) {
        entries?.skipDescendants()
      }
    }
    projects.sort { $0.path < $1.path }
    packages.sort { $0.path < $1.path }
  }
}
