// SPDX-License-Identifier: MIT

/// A message for the log. Nothing is kept of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Takes a message that is always the same.
  public init(stringLiteral value: String) {}
  /// Takes a message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message. No value is evaluated.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Makes room for parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Drops a text.
  public mutating func appendLiteral(_ literal: String) {}
  /// Drops a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Drops a number.
  public mutating func appendInterpolation<T: Numeric>(
    _ value: @autoclosure () -> T,
    format: OSLogNumberFormat,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
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

/// How a value is aligned.
public struct OSLogStringAlignment: Sendable {
  /// Not at all.
  public static var none: Self { Self() }
  /// To the left.
  public static func left(columns: Int) -> Self { Self() }
  /// To the right.
  public static func right(columns: Int) -> Self { Self() }
}

/// How a number is written.
public struct OSLogNumberFormat: Sendable {
  /// With a number of places.
  public static func fixed(precision: Int) -> Self { Self() }
  /// As a decimal.
  public static var decimal: Self { Self() }
  /// As a hexadecimal.
  public static var hex: Self { Self() }
}
