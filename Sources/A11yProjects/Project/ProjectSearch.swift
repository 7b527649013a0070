// SPDX-License-Identifier: MIT

import Foundation

/// What describes an app in a folder and those below it: Xcode projects and packages.
package struct ProjectSearch {
  /// The Xcode projects.
  package private(set) var projects: [URL] = []
  /// The folders of packages; the folder itself first, if it is one. Those that were made of apps do
  /// not count.
  package private(set) var packages: [URL] = []
  /// The workspaces, but for those inside projects.
  private(set) var workspaces: [URL] = []

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
      } else if name.hasSuffix(".xcworkspace") {
        workspaces.append(place)
        entries?.skipDescendants()
      } else if FolderFiles.isSkipped(String(name)) {
        entries?.skipDescendants()
      }
    }
    projects.sort { $0.path < $1.path }
    packages.sort { $0.path < $1.path }
    workspaces.sort { $0.path < $1.path }
  }

  /// Adds what a workspace refers to outside of a folder; what is in it was found, or is none of the app's.
  mutating func add(_ workspace: XcodeWorkspace, outside folder: URL) {
    for place in workspace.places {
      let path = RelativePath.from(folder, to: place).split(separator: "/")
      let below = path.drop { $0 == ".." }.joined(separator: "/")
      guard path.first == "..", !FolderFiles.isSkipped(below) else { continue }
      if place.pathExtension == "xcodeproj" {
        if !projects.contains(place) { projects.append(place) }
      } else if !packages.contains(place), Self.isPackage(place) {
        packages.append(place)
      }
    }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) && !GeneratedMark.isIn(manifest)
  }
}
