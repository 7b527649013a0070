// SPDX-License-Identifier: MIT

import A11yAppSources

/// The list of a target's files that the `AppSources` plugin rewrites for each build.
struct AppSourceList {
  /// The list's path relative to the target's folder for generated files.
  static let path = "AppSources.txt"

  private var lines: [String]

  /// Creates an empty list for a platform.
  init(for platform: ApplePlatform) { lines = [platform.rawValue] }

  /// Adds a file, given its path relative to the manifest's folder, under a unique name.
  ///
  /// - Parameter cuts: The path of the list of its cuts below the manifest's folder.
  mutating func add(_ path: String, as name: String, cuts: String? = nil) {
    // A path that contains a line break, or a name that contains a tab, cannot be written as a line of the list.
    guard !path.contains(where: \.isNewline), !name.contains("\t") else { return }
    if let cuts, !path.contains("\t"), !cuts.contains(where: \.isNewline) {
      lines.append("\(name)\t\(path)\t\(cuts)")
    } else {
      lines.append("\(name)\t\(path)")
    }
  }

  /// The text of the list, or `nil` if the list is empty.
  var text: String? { lines.count > 1 ? lines.joined(separator: "\n") + "\n" : nil }
}
