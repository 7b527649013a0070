// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation

/// The string tables in an app's folder.
package struct AppTexts {
  /// The tables, each with the path of its folder relative to the app's folder, sorted by path.
  package let bundles: [(path: String, bundle: LocalizedBundle)]

  /// Finds the tables in a folder and its subfolders, or the single table at a path.
  package init(at place: URL) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    let isTable = place.pathExtension == "xcstrings" || place.pathExtension == "lproj"
    guard exists, isFolder.boolValue, !isTable else {
      let folder = place.deletingLastPathComponent()
      bundles = exists && isTable ? [(folder.relativePath, LocalizedBundle(folders: [folder]))] : []
      return
    }
    let tables = FolderFiles(in: place).resources.filter {
      $0.pathExtension == "xcstrings" || $0.pathExtension == "lproj"
    }
    let folders = Set(tables.map { $0.deletingLastPathComponent().standardizedFileURL.path })
    let root = place.standardizedFileURL.path
    bundles = folders.sorted().map { folder in
      let below = folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : "."
      return (below, LocalizedBundle(folders: [URL(fileURLWithPath: folder)]))
    }
  }

  /// The languages of all tables, in alphabetical order.
  package var languages: [String] {
    Set(bundles.flatMap(\.bundle.localizations)).sorted()
  }
}
