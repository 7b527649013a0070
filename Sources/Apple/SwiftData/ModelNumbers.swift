// SPDX-License-Identifier: MIT

import Synchronization

/// A generator of numbers for the objects of a process, in the order of their creation.
enum ModelNumbers {
  private static let last = Mutex(0)

  static func next() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }
}
