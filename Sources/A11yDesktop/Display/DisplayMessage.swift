// SPDX-License-Identifier: MIT

/// A request to an X11 server, consisting of its opcode, a detail, and its contents.
///
/// Source: the X Window System Protocol, version 11. All numbers are sent in little-endian byte order.
struct DisplayRequest: Hashable, Sendable {
  private var body: [UInt8] = []
  private let opcode: UInt8
  private let detail: UInt8

  init(_ opcode: UInt8, detail: UInt8 = 0) {
    self.opcode = opcode
    self.detail = detail
  }

  /// Adds four-byte numbers.
  func words(_ values: UInt32...) -> DisplayRequest { adding(values.flatMap(Self.bytes)) }

  /// Adds two-byte numbers, clamping those that do not fit into two bytes.
  func shorts(_ values: Int...) -> DisplayRequest {
    adding(
      values.flatMap { value in
        let short = UInt16(truncatingIfNeeded: min(max(value, -32_768), 65_535))
        return [UInt8(short & 0xFF), UInt8(short >> 8)]
      }
    )
  }

  /// Adds single bytes.
  func bytes(_ values: UInt8...) -> DisplayRequest { adding(values) }

  /// Adds a string.
  func text(_ text: String) -> DisplayRequest { adding(Array(text.utf8)) }

  private func adding(_ bytes: [UInt8]) -> DisplayRequest {
    var request = self
    request.body += bytes
    return request
  }

  /// The bytes to send, padded to a multiple of four.
  var encoded: [UInt8] {
    let filled = body + [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    let count = UInt16(clamping: filled.count / 4 + 1)
    return [opcode, detail, UInt8(count & 0xFF), UInt8(count >> 8)] + filled
  }

  static func bytes(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(word >> ($0 * 8) & 0xFF) }
  }
}

/// A message from an X11 server: a reply, an event or an error.
struct DisplayMessage: Hashable, Sendable {
  /// The bytes of the message. A message has at least 32 bytes.
  var bytes: [UInt8]

  /// The type of the message, which is 0 for an error, 1 for a reply, and the event's type otherwise.
  var kind: UInt8 { byte(0) & 0x7F }

  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  func short(_ place: Int) -> Int { Int(byte(place)) | Int(byte(place + 1)) << 8 }

  /// Returns the signed two-byte number at an offset.
  func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: short(place))) }

  func word(_ place: Int) -> UInt32 {
    UInt32(short(place)) | UInt32(short(place + 2)) << 16
  }
}
