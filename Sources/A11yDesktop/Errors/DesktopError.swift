// SPDX-License-Identifier: MIT

/// Why there is no app to attach to, in a sentence.
public struct DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public var description: String

  init(_ description: String) { self.description = description }
}
