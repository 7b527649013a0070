// SPDX-License-Identifier: MIT

// OpenCombine omits these extensions if it is compiled while a module named Combine exists, as is the case when a build
// is repeated with other settings. If OpenCombine provides these extensions, OpenCombine's own extensions are used.

extension Result {
  /// A publisher that sends the value and finishes, or fails immediately.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that sends the value and finishes, or fails immediately.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
