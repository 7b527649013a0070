// SPDX-License-Identifier: MIT

/// Number intervals into which values are grouped.
public struct NumberBins<Value: BinaryFloatingPoint> {
  /// The boundaries of the intervals in order, including both ends.
  public let thresholds: [Value]

  /// The maximum number of intervals.
  private static var limit: Int { 10_000 }

  /// Creates intervals of equal size that cover a range.
  ///
  /// - Parameters:
  ///   - size: The size of an interval. A size of zero yields a single interval.
  ///   - range: The range to cover.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, size.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    var value = (range.lowerBound / size).rounded(.down) * size
    var found = [value]
    while value <= range.upperBound, found.count < Self.limit, value + size > value {
      value += size
      found.append(value)
    }
    thresholds = found
  }

  /// Creates about the requested number of intervals, which cover the given numbers and have sizes of 1, 2 or 5 times a
  /// power of ten.
  public init(data: [Value], desiredCount: Int = 10) {
    let least = data.min() ?? 0
    let most = data.max() ?? 0
    let size = (most - least) / Value(Swift.max(desiredCount, 1))
    var step: Value = 1
    while step < size, step.isFinite { step *= 10 }
    while step / 10 >= size, size > 0 { step /= 10 }
    for part in [step / 5, step / 2] where part >= size {
      step = part
      break
    }
    self.init(size: step, range: least...most)
  }

  /// Returns the index of the interval that contains a number.
  public func index(for value: Value) -> Int { thresholds.lastIndex { $0 <= value } ?? 0 }
}
