// SPDX-License-Identifier: MIT

public import Foundation

// Everything here is emitted into the module that uses it: a package that asks `canImport(os)` may
// find this module in a build that does not link it. It may also treat the lock as the system's.

/// The memory of a lock, which is free while it is zero.
public typealias os_unfair_lock = pthread_mutex_t
/// The memory of a lock, which is free while it is zero.
public typealias os_unfair_lock_s = pthread_mutex_t
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until a lock is free, and takes it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes a lock if it is free, and says whether it was.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Frees a lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
