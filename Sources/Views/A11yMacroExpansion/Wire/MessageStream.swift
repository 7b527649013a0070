// SPDX-License-Identifier: MIT

import A11yJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The channel through which the plugin exchanges messages with the compiler. Each message consists of JSON text,
/// preceded by its length as an 8-byte little-endian number.
struct MessageStream {
  /// The maximum length of a message from the compiler. Longer messages are rejected as invalid.
  private static let limit: UInt64 = 1 << 30

  /// Returns the next message, or `nil` if the compiler sends no more messages.
  func next() -> [UInt8]? {
    guard let head = receive(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return length <= Self.limit ? receive(Int(length)) : nil
  }

  /// Sends a message.
  func send(_ message: JSONValue) {
    let text = Array(message.text.utf8)
    let length = UInt64(text.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    var rest = (head + text)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return }
      rest.removeFirst(sent)
    }
  }

  private func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(buffer.count, count - bytes.count)
      let got = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, wanted) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += buffer[..<got]
    }
    return bytes
  }
}
