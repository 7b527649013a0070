// SPDX-License-Identifier: MIT

import A11yPlatform

/// A file that is being written for the first time, with a lock that other programs can detect.
///
/// This source file contains all system calls that write to files. Invariant: `descriptor` is open until ``close()``,
/// which runs only once, and is not shared.
final class NewFile {
  private let descriptor: Int32
  private var isOpen = true

  /// Creates a file that does not exist yet, or returns `nil` if another program removed the file before it was locked.
  init?(at path: String) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    descriptor = try SystemError.unlessInterrupted { open(path, flags, 0o666) }
    guard Leftovers.claim(descriptor) else { return nil }
  }

  deinit { close() }

  /// Gives the file the permissions of another file and, if the program is allowed to do so, the other file's owner.
  func takeOver(_ status: stat) throws(SystemError) {
    // Only a privileged program can change the owner; otherwise the file belongs to the user.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    try SystemError.unlessInterrupted { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// Appends bytes to the file, or overwrites the bytes at an offset.
  func write(_ bytes: [UInt8], at offset: Int?) throws(SystemError) {
    if let offset {
      guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .ofLastCall }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemError.unlessInterrupted {
        rest.withUnsafeBytes { A11yPlatform.write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the whole file is on disk.
  func sync() throws(SystemError) {
    // Not every file system supports `fsync`. A pending write error is reported here, if not before.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .ofLastCall }
  }

  /// Closes the file, which releases its lock.
  func close() {
    guard isOpen else { return }
    isOpen = false
    _ = A11yPlatform.close(descriptor)
  }
}

/// The error from a failed system call.
struct SystemError: Error {
  /// The error number (`errno`).
  let number: Int32

  /// The system's description of the error.
  var words: String { String(cString: strerror(number)) }

  /// The error from the most recent system call on this thread.
  static var ofLastCall: SystemError { SystemError(number: errno) }

  /// Makes a system call that returns a negative number on failure, and repeats the call if a signal interrupts it.
  @discardableResult
  static func unlessInterrupted<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      guard errno == EINTR else { throw .ofLastCall }
    }
  }
}
