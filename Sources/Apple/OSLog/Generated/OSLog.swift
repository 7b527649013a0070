// SPDX-License-Identifier: MIT

// Made from Surface/OSLog.rows by `make surface`.

@_exported import Foundation

/// Writes messages to the log. There is no log, so they are dropped: what a listener hears and a
/// test compares has no messages between.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}
  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for a log.
  public init(_ log: OSLog) {}
  /// Drops a message.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a message.
  public func warning(_ message: OSLogMessage) {}
  /// Drops a message.
  public func error(_ message: OSLogMessage) {}
  /// Drops a message.
  public func critical(_ message: OSLogMessage) {}
  /// Drops a message.
  public func fault(_ message: OSLogMessage) {}
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default.
  public static let `default` = Self(rawValue: 0)
  /// For information.
  public static let info = Self(rawValue: 1)
  /// For finding mistakes.
  public static let debug = Self(rawValue: 2)
  /// A failure.
  public static let error = Self(rawValue: 16)
  /// A mistake in the program.
  public static let fault = Self(rawValue: 17)
}

/// A log.
public final class OSLog: Sendable {
  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Creates a log for a part of a program.
  public init(subsystem: String, category: String) {}
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

/// Drops a message.
public func os_log(_ message: StaticString, _ args: any CVarArg...) {}

/// Drops a message.
public func os_log(
  _ message: StaticString,
  log: OSLog,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}

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
  public enum Mask: Sendable {
    case none, hash
  }
}

extension OSLogPrivacy {
  /// It depends on the value.
  public static var auto: Self { Self() }

  /// The value is public.
  public static var `public`: Self { Self() }

  /// The value is redacted.
  public static var `private`: Self { Self() }

  /// The value is always redacted.
  public static var sensitive: Self { Self() }

  /// The value is redacted, but equal values can be recognised.
  public static func `private`(mask: Mask) -> Self { Self() }
}
