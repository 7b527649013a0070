// SPDX-License-Identifier: MIT

/// Spans of numbers that values are sorted into.
public struct NumberBins<Value: BinaryFloatingPoint> {
  /// Where one span ends and the next begins, with both ends, in order.
  public let thresholds: [Value]

  /// The most spans that are made.
  private static var limit: Int { 10_000 }

  /// Creates spans of one size that cover a range.
  ///
  /// - Parameters:
  ///   - size: The size of a span; spans of nothing are one.
  ///   - range: What is covered.
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

  /// Creates about as many spans as wanted, of 1, 2 or 5 and zeros, that cover numbers.
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

  /// The span that a number is in: the last before it.
  public func index(for value: Value) -> Int { thresholds.lastIndex { $0 <= value } ?? 0 }
}
