// SPDX-License-Identifier: MIT

public import Foundation

// All code in this file is emitted into the module that uses it, because a package that checks `canImport(os)` may find
// this module in a build that does not link it. A package that makes this check may also use the lock as if it were the
// system's lock.

/// The storage of a lock. The value is zero while the lock is unlocked.
public typealias os_unfair_lock = pthread_mutex_t
/// The storage of a lock. The value is zero while the lock is unlocked.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until a lock is free, and then acquires the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Acquires a lock if it is free, and returns whether the lock was acquired.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Releases a lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
