// SPDX-License-Identifier: MIT

/// The reason that there is no app to attach to, in one sentence.
public struct DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in one sentence.
  public var description: String

  init(_ description: String) { self.description = description }
}
