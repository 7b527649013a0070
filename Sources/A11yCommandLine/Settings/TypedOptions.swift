// SPDX-License-Identifier: MIT

/// The options that were typed, as opposed to those that only the user's settings file holds.
enum TypedOptions {
  /// Whether an option was typed.
  static func contain(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
  }
}
