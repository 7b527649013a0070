// SPDX-License-Identifier: MIT

// OpenCombine omits these when compiled while there is a module called Combine, as there is when
// a build is repeated with other settings. If it has them, its own are chosen.

extension Result {
  /// A publisher that sends the value and finishes, or fails at once.
  public typealias Publisher = OCombine.Publisher

  /// Sends the value and finishes, or fails at once.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
