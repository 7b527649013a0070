// SPDX-License-Identifier: MIT

/// A message for the log. Nothing is kept of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes a message that is always the same.
  public init(stringLiteral value: String) {}
  /// Takes a message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable { case none, hash }
}
