// SPDX-License-Identifier: MIT

import Benchmark

/// Measures the speed of the tree, the navigators and the readers. The script `run.sh` runs this program and prints a
/// table of the results.
///
/// A benchmark's name has the form `suite.what/shape/size`. If each iteration repeats the operation, the name ends in
/// `*times`.
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

  /// The tree sizes for all measurements.
  static let sizes = [1_000, 100_000, 1_000_000]

  /// Stops the program if a benchmark has an unexpected result.
  static func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard condition else { fatalError("benchmark: " + message()) }
  }
}
