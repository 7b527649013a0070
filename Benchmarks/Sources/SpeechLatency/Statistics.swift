// SPDX-License-Identifier: MIT

import Foundation

/// Times in milliseconds, with their statistics.
struct Statistics: CustomStringConvertible {
  var values: [Double] = []

  var median: Double { quantile(0.5) }

  func quantile(_ part: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let index = Int((Double(values.count - 1) * part).rounded())
    return values.sorted()[index]
  }

  var description: String {
    String(
      format: "median %7.3f ms   95%% %7.3f ms   worst %7.3f ms   (%d times)",
      median,
      quantile(0.95),
      quantile(1),
      values.count
    )
  }
}

/// Returns the monotonic clock's time in milliseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
