// SPDX-License-Identifier: MIT

import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // `Storage.lock` protects `Storage.state`, which only `withLockUnchecked` reads and writes.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock that protects a value, even if the value is not sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock that protects a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with exclusive access to the value.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}
