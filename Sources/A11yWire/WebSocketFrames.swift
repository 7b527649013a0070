// SPDX-License-Identifier: MIT

/// A parser and writer for the frames of a WebSocket (RFC 6455).
package struct WebSocketFrames {
  /// The sender of frames. A client masks its frames, but a server does not.
  package enum Sender: Sendable {
    case client, server
  }

  /// An event in the frames from a peer.
  package enum Event: Equatable {
    case text([UInt8])
    case binary([UInt8])
    case ping([UInt8])
    /// The peer closes the connection.
    case close
    /// The peer violates the protocol, or its message is too long.
    case violation
  }

  private let sender: Sender
  private var buffer: [UInt8]
  private var offset = 0
  /// The contents so far of a message that arrives in several frames.
  private var parts: [UInt8] = []
  private var isText: Bool?

  /// Creates a parser for a peer's frames.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that were already read.
  ///   - sender: The kind of peer.
  package init(_ bytes: [UInt8], from sender: Sender) {
    buffer = bytes
    self.sender = sender
  }

  /// Appends bytes that have been read.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    if offset > 0 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer += bytes
  }

  /// Returns the next event, or `nil` if more bytes must be read first.
  ///
  /// - Parameter limit: The maximum length of a message, in bytes.
  package mutating func next(limit: Int) -> Event? {
    while true {
      guard buffer.count - offset >= 2 else { return nil }
      let isFinal = buffer[offset] & 0x80 != 0
      let opcode = buffer[offset] & 0x0F
      let isMasked = buffer[offset + 1] & 0x80 != 0
      // No extension was negotiated, so the reserved bits must be zero.
      guard buffer[offset] & 0x70 == 0, isMasked == (sender == .client) else { return .violation }
      var length = Int(buffer[offset + 1] & 0x7F)
      var head = 2
      if length >= 126 {
        let digits = length == 126 ? 2 : 8
        guard buffer.count - offset >= 2 + digits else { return nil }
        length = buffer[(offset + 2)..<(offset + 2 + digits)].reduce(0) { value, byte in
          value > limit ? value : value << 8 | Int(byte)
        }
        head += digits
      }
      guard length <= limit, parts.count + length <= limit else { return .violation }
      let mask = offset + head
      if isMasked { head += 4 }
      guard buffer.count - offset >= head + length else { return nil }
      var content = Array(buffer[(offset + head)..<(offset + head + length)])
      if isMasked {
        for place in content.indices { content[place] ^= buffer[mask + place % 4] }
      }
      offset += head + length
      switch opcode {
      case 0x0, 0x1, 0x2:
        // A new message must not begin before the previous one is complete; only an unfinished message can be
        // continued.
        guard (opcode == 0) == (isText != nil) else { return .violation }
        let isText = isText ?? (opcode == 0x1)
        parts += content
        self.isText = isText
        guard isFinal else { continue }
        defer {
          parts = []
          self.isText = nil
        }
        return isText ? .text(parts) : .binary(parts)
      case 0x8: return .close
      case 0x9 where isFinal && length < 126: return .ping(content)
      case 0xA: continue
      default: return .violation
      }
    }
  }

  /// Creates a frame for sending.
  package static func frame(
    _ bytes: [UInt8],
    opcode: UInt8,
    from sender: Sender
  ) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode]
    let flag: UInt8 = sender == .client ? 0x80 : 0
    switch bytes.count {
    case ..<126: frame.append(flag | UInt8(bytes.count))
    case ..<65536: frame += [flag | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    default:
      frame.append(flag | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    }
    guard sender == .client else { return frame + bytes }
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    frame += mask
    frame += bytes.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    return frame
  }
}
