// SPDX-License-Identifier: MIT

import Synchronization
import Testing

/// What the listings of one test print.
final class Printout: Sendable {
  @TaskLocal static var current = Printout()

  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// Stands before Swift's function of this name wherever a listing calls it, and keeps the line for
/// the test that runs the listing.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Printout.current.append(items.map { "\($0)" }.joined(separator: separator))
}

/// What was printed in this test since it was last asked.
func printed() -> [String] { Printout.current.take() }

/// Gives each test of a suite a printout of its own.
struct PrintoutTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Printout.$current.withValue(Printout(), operation: function)
  }
}

extension Trait where Self == PrintoutTrait {
  /// Keeps what the listings of each test print apart.
  static var printing: Self { PrintoutTrait() }
}
