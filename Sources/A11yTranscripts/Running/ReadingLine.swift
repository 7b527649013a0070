// SPDX-License-Identifier: MIT

import Foundation

/// A queue of values that several threads create ahead of a consumer that takes them in order.
final class ReadingLine<Value: Sendable>: @unchecked Sendable {
  // The `condition` lock protects `values`, `begun` and `taken`, and all other properties are constant.
  private let condition = NSCondition()
  private var values: [Int: Value] = [:]
  private var begun = 0
  private var taken = 0
  private let paths: [String]
  private let make: @Sendable (String) -> Value
  /// The maximum number of values that the threads can create in advance. The limit prevents all values from being in
  /// memory at the same time.
  private let lead: Int

  init(_ paths: [String], jobs: Int, _ make: @escaping @Sendable (String) -> Value) {
    self.paths = paths
    self.make = make
    lead = jobs * 16
    for _ in 0..<min(jobs, paths.count) {
      let thread = Thread { [self] in work() }
      // A deeply nested document requires a large call stack.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func work() {
    while true {
      condition.lock()
      while begun < paths.count, begun >= taken + lead { condition.wait() }
      guard begun < paths.count else { return condition.unlock() }
      let place = begun
      begun += 1
      condition.unlock()
      let value = make(paths[place])
      condition.lock()
      values[place] = value
      condition.broadcast()
      condition.unlock()
    }
  }

  /// Returns the value for the next path, waiting until it is ready.
  func next() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = values.removeValue(forKey: taken) {
        taken += 1
        condition.broadcast()
        return value
      }
      condition.wait()
    }
  }
}
