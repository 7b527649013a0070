// SPDX-License-Identifier: MIT

import Foundation

/// Where the parts of a package are.
///
/// The manifest is beside the Xcode project, and names the app's files where they are. If the folder is a
/// package already, the manifest is in a folder of its own, which has links to the app's folders: no
/// manifest may name files outside its folder. What is written is in `a11ynav/Generated`.
package struct PackageLayout {
  /// The folder of the app.
  let folder: URL
  /// Whether the app's folder is a package of its own.
  let isBeside: Bool

  /// Looks whether the folder has a manifest of somebody else.
  package init(in folder: URL) {
    self.folder = folder.standardizedFileURL
    let manifest = folder.appendingPathComponent("Package.swift")
    isBeside =
      FileManager.default.fileExists(atPath: manifest.path) && !GeneratedMark.isIn(manifest)
  }

  /// Paths count from the folder of the app; these are the manifest's.
  package var manifestPath: String { isBeside ? "a11ynav/Package.swift" : "Package.swift" }

  /// The folder of the manifest, to build in.
  package var packageFolder: URL { isBeside ? folder.appendingPathComponent("a11ynav") : folder }

  /// Whether there is a package that was made before.
  package var isMade: Bool {
    GeneratedMark.isIn(folder.appendingPathComponent(manifestPath))
  }

  static let generated = "a11ynav/Generated"

  /// A path below the app's folder, as the manifest writes it.
  func inManifest(_ path: String) -> String {
    guard isBeside else { return path }
    let prefix = "a11ynav/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The link by which a manifest in its own folder reaches a path of the app.
  func link(to path: String) -> (path: String, target: String)? {
    guard isBeside, !path.hasPrefix("a11ynav/"), let top = path.split(separator: "/").first else {
      return nil
    }
    return ("a11ynav/\(top)", "../\(top)")
  }
}
