// SPDX-License-Identifier: MIT

import Foundation

/// The Xcode projects and packages in a folder and its subfolders that describe an app.
package struct ProjectSearch {
  /// The Xcode projects.
  package private(set) var projects: [URL] = []
  /// The folders of the packages, starting with the folder itself if it is a package. Packages that were generated from
  /// apps are not included.
  package private(set) var packages: [URL] = []
  /// The workspaces, except those inside projects.
  private(set) var workspaces: [URL] = []

  /// Searches a folder.
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

  /// Adds the locations outside a folder that a workspace refers to. Locations inside the folder are ignored, because
  /// they have already been found or do not belong to the app.
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
