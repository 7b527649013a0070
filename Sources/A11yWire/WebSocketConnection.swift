// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A WebSocket connection that a client has opened.
package final class WebSocketConnection: Sendable {
  /// A message from the client.
  package enum Message: Equatable, Sendable {
    case text([UInt8])
    case binary
  }

  private let socket: Int32
  private let rest: [UInt8]
  private let writing = DispatchQueue(label: "a11ynav.websocket.answering")
  /// Whether ``read(_:)`` has returned, after which the socket must not be used.
  private let isRead = Mutex(false)

  /// The maximum length of a received message, in bytes.
  private static let messageLimit = 4 << 20

  /// Accepts a client's opening handshake.
  ///
  /// - Parameters:
  ///   - head: The request with which the client opens the connection.
  ///   - socket: The connection; the caller closes it.
  /// - Returns: `nil` if the request is not a WebSocket handshake or cannot be answered.
  package init?(accepting head: HTTPHead, on socket: Int32) {
    guard head["Upgrade"]?.lowercased() == "websocket", head["Sec-WebSocket-Version"] == "13",
      let key = head["Sec-WebSocket-Key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let answer =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Accept: \(WebSocketKey(key).answer)\r\n\r\n"
    guard SocketBytes.send(Array(answer.utf8), to: socket) else { return nil }
    self.socket = socket
    rest = head.rest
  }

  /// Whether the client has closed the connection, even if ``read(_:)`` has not detected this yet.
  package var isClosed: Bool {
    isRead.withLock { isRead in
      var byte: UInt8 = 0
      let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
      return isRead || recv(socket, &byte, 1, flags) == 0
    }
  }

  /// Reads messages until the client closes the connection or violates the protocol.
  package func read(_ onMessage: (Message) -> Void) {
    defer { isRead.withLock { $0 = true } }
    var frames = WebSocketFrames(rest, from: .client)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      while let event = frames.next(limit: Self.messageLimit) {
        switch event {
        case .text(let bytes): onMessage(.text(bytes))
        case .binary: onMessage(.binary)
        case .ping(let bytes): send(bytes, opcode: 0xA)
        case .close: return close(code: 1000)
        case .violation: return close(code: 1002)
        }
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      frames.append(buffer[..<count])
    }
  }

  /// Sends a text message.
  package func send(_ text: String) { send(Array(text.utf8), opcode: 0x1) }

  /// Closes the connection, after which no more messages can be read.
  ///
  /// - Parameter code: The reason, as defined in RFC 6455, section 7.4.
  package func close(code: UInt16) {
    send([UInt8(code >> 8), UInt8(code & 0xFF)], opcode: 0x8)
    writing.sync {}
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private func send(_ bytes: [UInt8], opcode: UInt8) {
    let frame = WebSocketFrames.frame(bytes, opcode: opcode, from: .server)
    writing.async { [socket] in _ = SocketBytes.send(frame, to: socket) }
  }
}

/// The key in a WebSocket's opening handshake, which only a peer that implements the protocol can answer (RFC 6455).
package struct WebSocketKey {
  /// The key in its transmitted form.
  package let text: String

  /// Creates a key from its transmitted form.
  package init(_ text: String) { self.text = text }

  /// Creates a random, unpredictable key.
  package init() {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    text = Data(bytes).base64EncodedString()
  }

  /// The response that the peer must send.
  package var answer: String {
    Data(Self.digest(Array((text + Self.suffix).utf8))).base64EncodedString()
  }

  private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

  /// Returns the SHA-1 digest of some bytes (RFC 3174), which the protocol requires but does not use for security.
  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> ($0 * 8)) }
    var sum: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count, by: 64) {
      var words = stride(from: start, to: start + 64, by: 4).map { place in
        message[place..<(place + 4)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      for place in 16..<80 {
        let word = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
        words.append(rotate(word, by: 1))
      }
      var (a, b, c, d, e) = (sum[0], sum[1], sum[2], sum[3], sum[4])
      for (place, word) in words.enumerated() {
        let (mix, constant): (UInt32, UInt32) =
          switch place {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = rotate(a, by: 5) &+ mix &+ e &+ constant &+ word
        (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
      }
      sum = zip(sum, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return sum.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
