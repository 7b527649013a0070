// SPDX-License-Identifier: MIT

/// The reason that a file could not be replaced.
public struct FileReplacementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as the caller specified it.
  public var path: String
  /// A short description of the reason.
  public var reason: String
  /// The error number (`errno`) of the failed system call, or `nil` if no system call failed.
  public var systemNumber: Int32?

  /// Creates an error from a reason and an error number.
  public init(path: String, reason: String, systemNumber: Int32? = nil) {
    self.path = path
    self.reason = reason
    self.systemNumber = systemNumber
  }

  init(_ path: String, _ error: SystemError) {
    self.init(path: path, reason: error.words, systemNumber: error.number)
  }

  /// The path and the reason, as one line of text.
  public var description: String { "\(path): \(reason)" }
}
