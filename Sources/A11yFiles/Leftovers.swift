// SPDX-License-Identifier: MIT

import A11yPlatform

/// Functions for incomplete files and folders, including those that a killed program left behind.
///
/// A program that writes an incomplete file holds a lock on it, which the operating system releases when the program
/// exits for any reason. An incomplete file without a lock is therefore a leftover.
package enum Leftovers {
  private static let ending = ".a11ynav-new"

  /// Returns a random name for a file or folder that will replace `name` in the same folder.
  package static func freshName(for name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return ".\(name.prefix(48)).\(number)\(ending)"
  }

  /// Locks the file or folder of a file descriptor until the descriptor is closed, or returns `false` if another
  /// program has already locked or removed it.
  package static func claim(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0 else {
      // Some file systems do not support locks. On a file system without locks, no program removes leftovers, because
      // removing a leftover requires a lock.
      return errno != EWOULDBLOCK
    }
    return status.st_nlink > 0
  }

  /// Removes incomplete replacements for `name` that earlier programs left behind. The complexity is O(number of
  /// entries in the folder).
  package static func remove(for name: String, in folder: String, by remove: (String) -> Void) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    let start = ".\(name.prefix(48))."
    while let entry = readdir(entries) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard found.hasPrefix(start), found.hasSuffix(ending),
        found.dropFirst(start.count).dropLast(ending.count).allSatisfy({
          $0.isASCII && ($0.isNumber || $0.isLowercase)
        })
      else { continue }
      let path = "\(folder)/\(found)"
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
      close(descriptor)
    }
  }
}
