// SPDX-License-Identifier: MIT

/// A file or target that a package leaves out, and why.
package struct LeftOut: Hashable, Sendable {
  /// Its path below the folder of the app, or its name.
  package let path: String
  package let reason: String
}
