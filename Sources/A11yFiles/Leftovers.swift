// SPDX-License-Identifier: MIT

import A11yPlatform

/// Files and folders that are not complete yet, and those that a killed program has left behind.
///
/// Whoever writes one holds a lock on it, which the system drops when the program ends, however that
/// happens. So one without a lock belongs to nobody.
package enum Leftovers {
  private static let ending = ".a11ynav-new"

  /// A name that is free for what will replace `name`, in the same folder.
  package static func freshName(for name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return ".\(name.prefix(48)).\(number)\(ending)"
  }

  /// Locks what a descriptor refers to, until it is closed; false if somebody has removed it before.
  package static func claim(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0 else {
      // Some file systems have no locks; then nobody takes it for a leftover either.
      return errno != EWOULDBLOCK
    }
    return status.st_nlink > 0
  }

  /// Removes what earlier programs have left behind of replacements for `name`. O(entries of the folder).
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
