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
  /// It depends on the value.
  public static var auto: Self { Self() }
  /// It may.
  public static var `public`: Self { Self() }
  /// It may not.
  public static var `private`: Self { Self() }
  /// It may never.
  public static var sensitive: Self { Self() }
  /// It may not, but equal values can be recognised.
  public static func `private`(mask: Mask) -> Self { Self() }
}
