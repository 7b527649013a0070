// SPDX-License-Identifier: MIT

/// The numeric value and bounds of an adjustable element.
public struct ValueRange: Hashable, Sendable, Codable {
  /// The current value.
  public var current: Double
  /// The minimum of the range, if any.
  public var minimum: Double?
  /// The maximum of the range, if any.
  public var maximum: Double?
  /// The size of one increment, or `nil` for a tenth of the range.
  public var step: Double?

  /// Creates a range with the given value and bounds.
  public init(
    current: Double,
    minimum: Double? = nil,
    maximum: Double? = nil,
    step: Double? = nil
  ) {
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// The position of the value in the range, from 0 to 1, if both bounds are known and differ.
  public var fraction: Double? {
    guard let minimum, let maximum, maximum > minimum else { return nil }
    let fraction = (current - minimum) / (maximum - minimum)
    return fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }
}
