// SPDX-License-Identifier: MIT

/// Random numbers that are the same on every run (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from its seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns whether an event with the given probability, in percent, occurs.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Returns a random element from a collection, which must not be empty.
  public mutating func pick<C: RandomAccessCollection>(_ things: C) -> C.Element {
    let place = Int.random(in: 0..<things.count, using: &self)
    return things[things.index(things.startIndex, offsetBy: place)]
  }
}
