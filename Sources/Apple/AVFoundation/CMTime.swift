// SPDX-License-Identifier: MIT

/// A time in a recording.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The value of the time, in equal fractions of a second.
  public var value: Int64
  /// The number of fractions in one second.
  public var timescale: Int32
  private var isNumber = true

  /// Creates a time from a number of fractions of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
    isNumber = Int64(exactly: parts) != nil && preferredTimescale > 0
  }

  /// The time in seconds.
  public var seconds: Double {
    isNumber && timescale > 0 ? Double(value) / Double(timescale) : .nan
  }
  /// Whether the time is valid.
  public var isValid: Bool { isNumber }
  /// Whether the time is a number.
  public var isNumeric: Bool { isNumber }

  /// A time of zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime(seconds: .nan, preferredTimescale: 1)
  /// Returns whether two times are equal.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.isNumber == rhs.isNumber && (!lhs.isNumber || lhs.seconds == rhs.seconds)
  }
  /// Hashes the time in seconds, or 0 if the time is not a number.
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumber ? seconds : 0) }
}
