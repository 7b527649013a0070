// SPDX-License-Identifier: MIT

import Foundation

/// The locations of a package's files and folders.
///
/// The manifest is next to the Xcode project and refers to the app's files at their original locations. If the app's
/// folder is already a package, the new manifest is in a separate folder that contains links to the app's folders,
/// because a manifest cannot refer to files outside its own folder. Generated files are in `a11ynav/Generated`.
package struct PackageLayout {
  /// The folder of the app.
  package let folder: URL
  /// Whether the app's folder is already a package.
  let isBeside: Bool

  /// Checks whether the folder contains a manifest that a11ynav did not generate.
  package init(in folder: URL) {
    self.folder = folder.standardizedFileURL
    let manifest = folder.appendingPathComponent("Package.swift")
    isBeside =
      FileManager.default.fileExists(atPath: manifest.path) && !GeneratedMark.isIn(manifest)
  }

  /// The path of the manifest. All paths are relative to the app's folder.
  package var manifestPath: String { isBeside ? "a11ynav/Package.swift" : "Package.swift" }

  /// The folder that contains the manifest. The package is built in this folder.
  package var packageFolder: URL { isBeside ? folder.appendingPathComponent("a11ynav") : folder }

  /// Whether there is a previously generated package.
  package var isMade: Bool {
    GeneratedMark.isIn(folder.appendingPathComponent(manifestPath))
  }

  /// The name of the previously generated package.
  package var madeName: String? {
    guard isMade,
      let text = try? String(
        contentsOf: folder.appendingPathComponent(manifestPath),
        encoding: .utf8
      ),
      let start = text.firstRange(of: "let package = Package(\n  name: \"")
    else { return nil }
    let name = text[start.upperBound...].prefix { $0 != "\"" }
    return name.isEmpty ? nil : String(name)
  }

  static let generated = "a11ynav/Generated"

  /// Returns a path relative to the app's folder in the form that the manifest requires.
  func inManifest(_ path: String) -> String {
    guard isBeside else { return path }
    let prefix = "a11ynav/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns the link through which a manifest in a separate folder reaches a path in the app.
  func link(to path: String) -> (path: String, target: String)? {
    guard isBeside, !path.hasPrefix("a11ynav/"), let top = path.split(separator: "/").first else {
      return nil
    }
    return ("a11ynav/\(top)", "../\(top)")
  }
}
