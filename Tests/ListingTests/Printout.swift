// SPDX-License-Identifier: MIT

import Synchronization
import Testing

/// The lines that the listings print in one test.
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

/// Shadows Swift's function of the same name in the listings, and stores the line for the test that runs the listing.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Printout.current.append(items.map { "\($0)" }.joined(separator: separator))
}

/// Returns the lines printed in this test since the previous call.
func printed() -> [String] { Printout.current.take() }

/// A trait that gives each test in a suite its own printout.
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
  /// The trait that separates the printouts of different tests.
  static var printing: Self { PrintoutTrait() }
}
