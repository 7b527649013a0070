// SPDX-License-Identifier: MIT

/// Carries messages to and from a browser.
package protocol Transport: AnyObject, Sendable {
  /// Begins to read; both closures are called on a thread of the transport's own.
  func begin(
    onMessage: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  )
  /// Sends a message; one that cannot be sent is dropped, and the end is reported.
  func send(_ message: String)
  /// Closes the connection.
  func close()
}
