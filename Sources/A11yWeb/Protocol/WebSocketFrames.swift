// SPDX-License-Identifier: MIT

/// Reads and makes the frames of a WebSocket (RFC 6455).
struct WebSocketFrames {
  /// What a peer sends.
  enum Event {
    case message([UInt8])
    case ping([UInt8])
    /// It has closed, or does not keep to the protocol.
    case end
  }

  private var buffer: [UInt8]
  private var offset = 0
  /// The parts of a message that came in several frames.
  private var parts: [UInt8] = []

  init(_ bytes: [UInt8]) { buffer = bytes }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if offset > 0 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer += bytes
  }

  /// The next event; `nil` if more has to be read first.
  mutating func next(limit: Int) -> Event? {
    while true {
      guard buffer.count - offset >= 2 else { return nil }
      let isFinal = buffer[offset] & 0x80 != 0
      let opcode = buffer[offset] & 0x0F
      // A server does not mask what it sends.
      guard buffer[offset + 1] & 0x80 == 0 else { return .end }
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
      guard length <= limit, parts.count + length <= limit else { return .end }
      guard buffer.count - offset >= head + length else { return nil }
      let content = buffer[(offset + head)..<(offset + head + length)]
      offset += head + length
      switch opcode {
      case 0x0, 0x1, 0x2:
        parts += content
        guard isFinal else { continue }
        defer { parts = [] }
        return .message(parts)
      case 0x8: return .end
      case 0x9: return .ping(Array(content))
      default: continue
      }
    }
  }

  /// A frame of ours, masked as a client has to.
  static func frame(_ bytes: [UInt8], opcode: UInt8) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode]
    switch bytes.count {
    case ..<126: frame.append(0x80 | UInt8(bytes.count))
    case ..<65536: frame += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    }
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    frame += mask
    frame += bytes.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    return frame
  }
}
