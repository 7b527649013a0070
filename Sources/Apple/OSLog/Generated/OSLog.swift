// SPDX-License-Identifier: MIT

// Made from Surface/OSLog.rows by `make surface`.

@_exported import Foundation

/// A logger. There is no log, so messages are dropped and do not appear between the spoken words
/// that a test compares.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}
  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for a log.
  public init(_ log: OSLog) {}
  /// Drops a message, because there is no log.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func warning(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func error(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func critical(_ message: OSLogMessage) {}
  /// Drops a message, because there is no log.
  public func fault(_ message: OSLogMessage) {}
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The type's raw value.
  public let rawValue: UInt8
  /// Creates a type from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default.
  public static let `default` = Self(rawValue: 0)
  /// Information.
  public static let info = Self(rawValue: 1)
  /// Debugging information.
  public static let debug = Self(rawValue: 2)
  /// An error.
  public static let error = Self(rawValue: 16)
  /// A fault in the program.
  public static let fault = Self(rawValue: 17)
}

/// A log.
public final class OSLog: Sendable {
  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Creates a log for a part of a program.
  public init(subsystem: String, category: String) {}
}

/// The parts of a message. Values are never evaluated.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Discards a string literal.
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

/// The alignment of a value.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static var none: Self { Self() }
  /// Returns left alignment.
  public static func left(columns: Int) -> Self { Self() }
  /// Returns right alignment.
  public static func right(columns: Int) -> Self { Self() }
}

/// The format of a number.
public struct OSLogNumberFormat: Sendable {
  /// Returns a format with a fixed number of decimals.
  public static func fixed(precision: Int) -> Self { Self() }
  /// The decimal format.
  public static var decimal: Self { Self() }
  /// The hexadecimal format.
  public static var hex: Self { Self() }
}

/// Drops a message, because there is no log.
public func os_log(_ message: StaticString, _ args: any CVarArg...) {}

/// Drops a message, because there is no log.
public func os_log(
  _ message: StaticString,
  log: OSLog,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// A message for the log, which is discarded.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message from a constant text.
  public init(stringLiteral value: String) {}
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The privacy of a value.
public struct OSLogPrivacy: Sendable {
  /// The way in which a redacted value can be distinguished from others.
  public enum Mask: Sendable {
    case none, hash
  }
}

extension OSLogPrivacy {
  /// The privacy depends on the value.
  public static var auto: Self { Self() }

  /// The value is public.
  public static var `public`: Self { Self() }

  /// The value is redacted.
  public static var `private`: Self { Self() }

  /// The value is always redacted.
  public static var sensitive: Self { Self() }

  /// Returns a privacy in which the value is redacted, but equal values can be recognized.
  public static func `private`(mask: Mask) -> Self { Self() }
}
