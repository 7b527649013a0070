// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A WebSocket that a client has opened.
package final class WebSocketConnection: Sendable {
  /// What a client sends.
  package enum Message: Equatable, Sendable {
    case text([UInt8])
    case binary
  }

  private let socket: Int32
  private let rest: [UInt8]
  private let writing = DispatchQueue(label: "a11ynav.websocket.answering")
  /// Whether ``read(_:)`` has returned, after which the socket is no longer ours.
  private let isRead = Mutex(false)

  /// The longest message that is read, in bytes.
  private static let messageLimit = 4 << 20

  /// Agrees to speak the protocol.
  ///
  /// - Parameters:
  ///   - head: The request with which the client opens the connection.
  ///   - socket: The connection; the caller closes it.
  /// - Returns: `nil` if the request asks for something else.
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

  /// Whether the client has closed the connection, even if nobody has read that yet.
  package var isClosed: Bool {
    isRead.withLock { isRead in
      var byte: UInt8 = 0
      let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
      return isRead || recv(socket, &byte, 1, flags) == 0
    }
  }

  /// Reads until the client closes or breaks the protocol.
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

  /// Sends a text.
  package func send(_ text: String) { send(Array(text.utf8), opcode: 0x1) }

  /// Says goodbye; nothing more can be read.
  ///
  /// - Parameter code: Why, as in RFC 6455, section 7.4.
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
