// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// The images and colors in an asset catalog, with the folders that are part of their names.
struct AssetCatalog {
  /// An asset in the catalog.
  struct Asset: Hashable {
    /// The folders that are part of the asset's name.
    let namespace: [String]
    let name: String

    /// The name under which the asset is looked up.
    var path: String { (namespace + [name]).joined(separator: "/") }
  }

  private(set) var images: [Asset] = []
  private(set) var colors: [Asset] = []

  /// Reads the names in a catalog without reading the images themselves.
  init(at folder: URL) { read(folder, namespace: [], depth: 0) }

  private mutating func read(_ folder: URL, namespace: [String], depth: Int) {
    guard depth < 16,
      let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for entry in entries.sorted() {
      let place = folder.appendingPathComponent(entry)
      if entry.hasSuffix(".imageset") {
        images.append(Asset(namespace: namespace, name: String(entry.dropLast(9))))
      } else if entry.hasSuffix(".colorset") {
        colors.append(Asset(namespace: namespace, name: String(entry.dropLast(9))))
      } else if !entry.contains(".") {
        let inside = Self.providesNamespace(place) ? namespace + [entry] : namespace
        read(place, namespace: inside, depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    var cursor = JSONCursor(Array(data))
    return (try? JSONValue(&cursor))?["properties"]["provides-namespace"].isTrue ?? false
  }
}
