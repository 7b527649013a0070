// SPDX-License-Identifier: MIT

/// The program's version.
enum Version {
  /// As in `1.2.3`: versions are semantic.
  static let text = "0.2.0"
}
