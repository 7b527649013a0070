// SPDX-License-Identifier: MIT

// See Result+Publisher.swift.

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that sends the value, if there is one, and finishes.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
