// SPDX-License-Identifier: MIT

/// Distinguishes options that were typed on the command line from options that only the user's settings file contains.
enum TypedOptions {
  /// Returns whether an option was typed on the command line.
  static func contain(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
  }
}
