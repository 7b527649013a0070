// SPDX-License-Identifier: MIT

import A11yAppSources

/// The files of a target that the plugin `AppSources` writes anew for each build.
struct AppSourceList {
  /// The path below the target's folder of what is generated.
  static let path = "AppSources.txt"

  private var lines: [String]

  /// Begins a list for a system.
  init(for platform: ApplePlatform) { lines = [platform.rawValue] }

  /// Adds a file, by its path below the manifest's folder, with a name that no other file has.
  mutating func add(_ path: String, as name: String) {
    // A line cannot hold such a path.
    guard !path.contains(where: \.isNewline), !name.contains("\t") else { return }
    lines.append("\(name)\t\(path)")
  }

  /// The text of the list; `nil` if it is empty.
  var text: String? { lines.count > 1 ? lines.joined(separator: "\n") + "\n" : nil }
}
