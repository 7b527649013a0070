// SPDX-License-Identifier: MIT

import A11yCommandLine
import Foundation

/// The location of a11ynav's own package. The packages that are generated for apps depend on a11ynav's own package.
enum OwnPackage {
  /// Returns the given location. If no location is given, returns the location of the package from which this program
  /// was built or with which it was installed.
  static func place(_ given: String?) throws -> String {
    if let given {
      if given.contains("://") { return given }
      return URL(fileURLWithPath: given).standardizedFileURL.path
    }
    var place = Bundle.main.executableURL?.resolvingSymlinksInPath()
    while let folder = place?.deletingLastPathComponent(), folder.path != "/" {
      for package in [folder, folder.appendingPathComponent("share/a11ynav/package")]
      where isPackage(package) { return package.path }
      place = folder
    }
    throw Failure(
      "a11ynav's own package was not found; name it with --package PATH or --package https://…"
    )
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains("name: \"a11ynav\"") ?? false
  }
}
