// SPDX-License-Identifier: MIT

import A11yFiles
import Foundation

extension PackageFiles {
  /// Writes the package.
  ///
  /// Previously generated files are replaced or, if they are no longer needed, removed. Existing tests and stubs are
  /// not changed, because people edit them.
  ///
  /// - Returns: The paths of the files that were written.
  package func write(in folder: URL) throws(PackageWritingError) -> [String] {
    let generated = folder.appendingPathComponent(PackageLayout.generated)
    var written: [String] = []
    do {
      try removeStale(in: generated)
      for (path, text) in texts {
        let place = folder.appendingPathComponent(path)
        if Self.isForPeople(path), FileManager.default.fileExists(atPath: place.path) { continue }
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        // Unchanged files are not rewritten, because rewriting them would cause the next build to recompile them.
        if (try? Data(contentsOf: place)) == Data(text.utf8) { continue }
        try FileReplacement.replace(place.path, with: text.utf8)
        written.append(path)
      }
      for (path, target) in links.sorted(by: { $0.key < $1.key }) {
        let place = folder.appendingPathComponent(path).path
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != target else {
          continue
        }
        try FileManager.default.createDirectory(
          atPath: (place as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true
        )
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
      }
    } catch {
      throw PackageWritingError(place: folder.path, reason: "\(error)")
    }
    return written
  }

  /// Removes the files that were generated for an earlier version of the package and are no longer part of it.
  private func removeStale(in generated: URL) throws {
    let wanted = Set(texts.map(\.path)).union(links.keys)
    let paths = FileManager.default.enumerator(atPath: generated.path)?.allObjects ?? []
    for path in paths.compactMap({ $0 as? String }) {
      let whole = "\(PackageLayout.generated)/\(path)"
      let place = generated.appendingPathComponent(path)
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
      guard
        isLink || path.hasSuffix(".swift") || path.hasSuffix(AppSourceList.path)
          || path.contains("/\(Self.cutFolder)/") && path.hasSuffix(".txt"),
        !wanted.contains(whole), !Self.isForPeople(whole)
      else { continue }
      try FileManager.default.removeItem(at: place)
    }
  }

  private static func isForPeople(_ path: String) -> Bool {
    path.contains("PreviewTests/") || path.contains("/Stubs/")
  }
}

/// An error that occurs while a package is written.
package struct PackageWritingError: Error, CustomStringConvertible {
  let place: String
  let reason: String

  package var description: String { "cannot write \(place): \(reason)" }
}
