// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A Swift package among a project's files, with its targets and products.
package struct LocalPackage {
  /// The folder that contains the manifest.
  package let folder: URL
  package let name: String
  package let targets: [AppTarget]
  /// The targets of each product, keyed by the product's name.
  private let products: [String: [String]]

  /// Reads a manifest by running the `swift` command, which executes the manifest just as a build of the package does.
  package init(in folder: URL) throws(ProjectError) {
    guard let swift = SwiftTool() else {
      throw .manifest(folder.path, "swift was not found in PATH")
    }
    let output = try swift.run(["package", "dump-package"], in: folder, limit: 120)
    guard output.status == 0 else {
      let lines = output.errors.split(whereSeparator: \.isNewline)
      let line = lines.first { $0.contains("error:") } ?? lines.last ?? "swift package failed"
      throw .manifest(folder.path, String(line))
    }
    try self.init(in: folder, manifest: output.text)
  }

  /// Reads a manifest that Swift has converted to JSON.
  init(in folder: URL, manifest text: String) throws(ProjectError) {
    var cursor = JSONCursor(Array(text.utf8))
    guard let manifest = try? JSONValue(&cursor), let name = manifest["name"].string else {
      throw .manifest(folder.path, "the manifest is not valid JSON")
    }
    self.folder = folder.standardizedFileURL
    self.name = name
    let remotes = Self.remotes(manifest["dependencies"].array)
    targets = manifest["targets"].array.compactMap {
      AppTarget($0, in: folder.standardizedFileURL, remotes)
    }
    products = Dictionary(
      manifest["products"].array.compactMap { product in
        guard let name = product["name"].string else { return nil }
        return (name, product["targets"].array.compactMap(\.string))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The name by which Swift Package Manager identifies the package.
  package var identity: String { folder.lastPathComponent.lowercased() }

  /// Returns the targets of a product.
  package func targets(of product: String) -> [String]? { products[product] }

  /// Returns the packages that the manifest fetches, keyed by identity.
  private static func remotes(_ dependencies: [JSONValue]) -> [String: RemotePackage] {
    var found: [String: RemotePackage] = [:]
    for source in dependencies.flatMap({ $0["sourceControl"].array }) {
      guard let identity = source["identity"].string,
        let address = source["location"]["remote"].array.first?["urlString"].string
      else { continue }
      found[identity] = RemotePackage(address: address, manifest: source["requirement"])
    }
    return found
  }
}

extension RemotePackage {
  fileprivate init?(address: String, manifest requirement: JSONValue) {
    func first(_ key: String) -> JSONValue { requirement[key].array.first ?? .null }
    func quoted(_ value: JSONValue) -> String? { value.string.map(SwiftLiteral.text) }
    let range = first("range")
    let text =
      quoted(first("exact")).map { "exact: \($0)" } ?? quoted(first("branch")).map {
        "branch: \($0)"
      }
      ?? quoted(first("revision")).map { "revision: \($0)" }
      ?? quoted(range["lowerBound"]).flatMap { low in
        quoted(range["upperBound"]).map { "\(low)..<\($0)" }
      }
    guard let text else { return nil }
    self.init(address: address, requirement: text)
  }
}
