// SPDX-License-Identifier: MIT

/// The program's version.
enum Version {
  /// The semantic version, such as `1.2.3`.
  static let text = "0.2.0"
}
