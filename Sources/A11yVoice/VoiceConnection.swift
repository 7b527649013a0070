// SPDX-License-Identifier: MIT

import A11yPlatform

/// One end of the socket between a program and its voice.
///
/// Invariant: the descriptor is open until ``close()``, after which no other method is called.
package struct VoiceConnection {
  /// The reason that a message could not be sent or received.
  package enum Failure: Error, Hashable {
    /// The other end has closed the connection.
    case closed
    /// The other end took too long to respond.
    case late
    /// The received bytes are not a valid message.
    case malformed
  }

  private let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func close() { _ = A11yPlatform.close(descriptor) }

  /// Whether the other end has sent data or closed the connection.
  package var hasInput: Bool { (try? wait(for: Int16(POLLIN), atMost: 0)) != nil }

  /// Sends a message. Each wait for the other end takes at most `limit` milliseconds, where -1 means no limit.
  package func send(_ message: VoiceMessage, limit: Int32 = -1) throws(Failure) {
    try send(message.head, limit)
    try send(message.content, limit)
  }

  /// Receives a message. Each wait for the other end takes at most `limit` milliseconds, where -1 means no limit.
  package func receive(limit: Int32 = -1) throws(Failure) -> VoiceMessage {
    let head = try receive(VoiceMessage.headSize, limit)
    var reader = ByteReader(head[...])
    guard let kind = reader.number(UInt8.self), let count = reader.number(UInt32.self),
      count <= VoiceProtocol.longest
    else { throw .malformed }
    return VoiceMessage(kind: kind, content: try receive(Int(count), limit))
  }

  private func wait(for events: Int16, atMost limit: Int32) throws(Failure) {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let count = poll(&entry, 1, limit)
      if count > 0 { return }
      if count == 0 { throw .late }
      if errno != EINTR { throw .closed }
    }
  }

  private func send(_ bytes: [UInt8], _ limit: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      try wait(for: Int16(POLLOUT), atMost: limit)
      let count = bytes.withUnsafeBytes { buffer in
        A11yPlatform.send(
          descriptor,
          buffer.baseAddress.map { $0 + start },
          bytes.count - start,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        )
      }
      if count > 0 {
        start += count
      } else if errno != EINTR, errno != EAGAIN {
        throw .closed
      }
    }
  }

  private func receive(_ count: Int, _ limit: Int32) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      try wait(for: Int16(POLLIN), atMost: limit)
      let received = bytes.withUnsafeMutableBytes { buffer in
        recv(descriptor, buffer.baseAddress.map { $0 + start }, count - start, 0)
      }
      if received > 0 {
        start += received
      } else if received == 0 || (errno != EINTR && errno != EAGAIN) {
        throw .closed
      }
    }
    return bytes
  }
}
