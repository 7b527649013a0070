// SPDX-License-Identifier: MIT

extension Duration {
  /// The duration in seconds, to the millisecond.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    let milliseconds = Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded()
    return milliseconds / 1000
  }

  /// The duration as readable text, such as `1.5 s`.
  public var inSeconds: String { "\(roundedSeconds) s" }

  /// The number of seconds, with one decimal place, such as `1.5`.
  var roundedSeconds: String { "\((seconds * 10).rounded() / 10)" }
}
