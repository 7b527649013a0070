// SPDX-License-Identifier: MIT

import A11yPlatform

/// A pipe to itself that wakes a thread out of `poll`.
struct WakePipe: Sendable {
  /// The end that can be read once ``signal()`` was called.
  let descriptor: Int32
  private let input: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // Without descriptors nothing works; `poll` then ignores the negative one.
    _ = pipe(&ends)
    descriptor = ends[0]
    input = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Wakes the thread. A full pipe wakes it, too.
  func signal() {
    var byte: UInt8 = 0
    _ = write(input, &byte, 1)
  }

  /// Takes out what was signalled.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
