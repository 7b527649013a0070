// SPDX-License-Identifier: MIT

import Synchronization

/// Gives each object of a process a number, in the order in which they are made.
enum ModelNumbers {
  private static let last = Mutex(0)

  static func next() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }
}
