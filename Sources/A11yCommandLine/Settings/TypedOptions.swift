// SPDX-License-Identifier: MIT

/// Distinguishes options typed on the command line from options that come only from the user's settings file.
enum TypedOptions {
  /// Returns whether an option was typed on the command line.
  static func contain(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
  }
}
