// SPDX-License-Identifier: MIT

/// A file or target that is omitted from a package, with the reason.
package struct LeftOut: Hashable, Sendable {
  /// The file's path relative to the app's folder, or the target's name.
  package let path: String
  package let reason: String
}
