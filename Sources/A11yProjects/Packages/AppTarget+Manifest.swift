// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

extension AppTarget {
  /// Reads a target from a manifest, or returns `nil` for plug-ins, macros and system libraries.
  init?(_ target: JSONValue, in package: URL, _ remotes: [String: RemotePackage]) {
    guard let name = target["name"].string,
      let kind = ["regular": Kind.library, "executable": .program, "test": .tests][
        target["type"].string ?? ""
      ]
    else { return nil }
    self.init(name: name, kind: kind)
    let folder = Self.folder(of: target, kind, in: package)
    let sources = target["sources"].array.compactMap(\.string)
    let excluded = target["exclude"].array.compactMap(\.string)
    let all = FolderFiles(in: folder) { path in
      !excluded.contains { Self.contains($0, path) }
        && (sources.isEmpty || sources.contains { Self.contains($0, path) })
    }
    files = all.sources
    // A manifest lists the files that are bundled, and no other files are resources.
    let bundled = target["resources"].array.compactMap { $0["path"].string }
    resources = bundled.map { folder.appendingPathComponent($0).standardizedFileURL }
    // Data models and catalogs are added, because Swift finds them without an entry in the manifest.
    resources += all.resources.filter { DataModelFile.isModel($0) && !resources.contains($0) }
    if bundled.isEmpty { resources += all.resources.filter { $0.pathExtension == "xcassets" } }
    for entry in target["dependencies"].array {
      let product = entry["product"].array
      if let name = product.first?.string {
        let package = product.dropFirst().first?.string.flatMap { remotes[$0.lowercased()] }
        products.append(ProductUse(name: name, package: package))
      }
      let names = entry["byName"].array + entry["target"].array
      if let name = names.first?.string { dependencies.append(name) }
    }
    conditions = target["settings"].array.compactMap {
      $0["kind"]["define"]["_0"].string
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return folder == "." || path == folder || path.hasPrefix(folder + "/")
  }

  /// Returns the folder for a target's files, which is the folder that the manifest specifies or the folder with the
  /// target's name.
  private static func folder(of target: JSONValue, _ kind: Kind, in package: URL) -> URL {
    if let path = target["path"].string {
      return package.appendingPathComponent(path).standardizedFileURL
    }
    let roots = kind == .tests ? ["Tests", "Sources", "Source", "src", "srcs"] : sourceRoots
    let name = target["name"].string ?? ""
    let places = roots.map { package.appendingPathComponent($0).appendingPathComponent(name) }
    return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
  }

  private static let sourceRoots = ["Sources", "Source", "src", "srcs"]
}
