// SPDX-License-Identifier: MIT

import A11yAppSources

/// A target's files that the `AppSources` plugin rewrites for each build.
struct AppSourceList {
  /// The path of the list below the target's folder for generated files.
  static let path = "AppSources.txt"

  private var lines: [String]

  /// Creates an empty list for a platform.
  init(for platform: ApplePlatform) { lines = [platform.rawValue] }

  /// Adds a file, given its path below the manifest's folder and a unique name.
  mutating func add(_ path: String, as name: String) {
    // A line cannot contain such a path.
    guard !path.contains(where: \.isNewline), !name.contains("\t") else { return }
    lines.append("\(name)\t\(path)")
  }

  /// The text of the list; `nil` if it is empty.
  var text: String? { lines.count > 1 ? lines.joined(separator: "\n") + "\n" : nil }
}
