// SPDX-License-Identifier: MIT

/// Text that a terminal is pasting, collected until the end marker arrives.
struct Paste: Sendable {
  /// The maximum number of bytes in a paste.
  private static let limit = 1 << 20

  /// The bytes received so far, or `nil` if there were too many.
  private var bytes: [UInt8]? = []
  /// Whether no bytes have arrived for a while.
  private(set) var hasStalled = false

  /// The result of the paste at its end.
  var input: TerminalInput {
    bytes.map { .paste(String(decoding: $0, as: UTF8.self)) } ?? .pasteWasDiscarded
  }

  /// Adds more bytes.
  mutating func add(_ more: some Collection<UInt8>) {
    guard let known = bytes?.count else { return }
    if known + more.count > Self.limit { bytes = nil } else { bytes?.append(contentsOf: more) }
    if !more.isEmpty { hasStalled = false }
  }

  /// Returns a copy of the paste with more bytes added.
  func adding(_ more: [UInt8]) -> Paste {
    var paste = self
    paste.add(more)
    return paste
  }

  /// Records that no bytes have arrived for some time.
  mutating func stall() { hasStalled = true }
}
