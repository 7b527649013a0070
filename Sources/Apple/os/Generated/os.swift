// SPDX-License-Identifier: MIT

// Made from Surface/os.rows by `make surface`.

import Foundation
import OSLog

/// Drops a signpost.
public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure with exclusive access.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}

/// Marks intervals for Instruments, which is not available, so nothing is recorded.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}
  /// Whether anything is kept, which is never the case.
  public var isEnabled: Bool { false }
  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Drops the start of an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Drops the end of an interval.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage = ""
  ) {}
  /// Drops an event.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage = ""
  ) {}
  /// Runs a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// An interval that has begun. It is not recorded.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// An identifier for an interval. Signposts are dropped.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier's raw value.
  public let rawValue: UInt64
  /// Creates an identifier.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier for a log.
  public init(log: OSLog) { rawValue = 0 }
  /// The identifier for intervals that do not overlap.
  public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = Self(0)
}

/// The kind of a signpost.
public enum OSSignpostType: Sendable {
  case event, begin, end
}

extension OSAllocatedUnfairLock {
  /// Runs a closure with exclusive access to the value.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
