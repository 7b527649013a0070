// SPDX-License-Identifier: MIT

import Synchronization

/// A generator that numbers the objects of a process in the order in which they are created.
enum ModelNumbers {
  private static let last = Mutex(0)

  static func next() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }
}
