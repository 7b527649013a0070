// SPDX-License-Identifier: MIT

import Benchmark

/// Times of the tree, the navigators and the readers. `run.sh` runs them and makes a table.
///
/// A name is `suite.what/shape/size`. Where an iteration does something several times, the name
/// ends in `*times`.
@main
struct TreeBenchmarks {
  static func main() {
    Benchmark.main(
      [
        StepSuite.suite, RotorSuite.suite, SwitchControlSuite.suite, UpdateSuite.suite,
        DocumentSuite.suite, ChooserSuite.suite, SessionSuite.suite,
      ],
      customDefaults: [MinTime(seconds: 0.2), WarmupIterations(2), MaxIterations(20_000)]
    )
  }

  /// The sizes that all is measured at.
  static let sizes = [1_000, 100_000, 1_000_000]

  /// Stops a benchmark that does not do what it says.
  static func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard condition else { fatalError("benchmark: " + message()) }
  }
}
