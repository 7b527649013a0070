// SPDX-License-Identifier: MIT

/// A text that a terminal pastes, until its end mark comes.
struct Paste: Sendable {
  /// The most bytes that are pasted at one time.
  private static let limit = 1 << 20

  /// What came so far; `nil` once it was too much.
  private var bytes: [UInt8]? = []
  /// Whether nothing has come for a while.
  private(set) var hasStalled = false

  /// What comes of it at its end.
  var input: TerminalInput {
    bytes.map { .paste(String(decoding: $0, as: UTF8.self)) } ?? .pasteWasDiscarded
  }

  /// Takes more of it.
  mutating func add(_ more: some Collection<UInt8>) {
    guard let known = bytes?.count else { return }
    if known + more.count > Self.limit { bytes = nil } else { bytes?.append(contentsOf: more) }
    if !more.isEmpty { hasStalled = false }
  }

  /// The paste with more of it.
  func adding(_ more: [UInt8]) -> Paste {
    var paste = self
    paste.add(more)
    return paste
  }

  /// Notes that nothing has come for a while.
  mutating func stall() { hasStalled = true }
}
