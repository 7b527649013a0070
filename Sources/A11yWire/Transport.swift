// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A WebSocket connection to a browser that runs with a debugging port.
///
/// The client is part of a11ynav. The client only connects to one peer on this machine, sends text and answers pings.
/// The client requires little code. A networking library, in contrast, would have to be built by every user.
package final class WebSocketTransport: Transport {
  private let socket: Int32
  private let writing = DispatchQueue(label: "a11ynav.websocket.writing")
  /// The bytes that were read after the end of the opening handshake.
  private let rest: [UInt8]

  /// The maximum length of a received message, in bytes.
  private static let messageLimit = 1 << 30

  /// The number of seconds after which the client stops waiting for a peer that does not answer the opening handshake.
  private static let handshakeLimit = 30

  /// Connects and performs the opening handshake, or returns `nil` if either step fails.
  package init?(to server: ServerAddress, path: String) {
    guard let socket = server.connect() else { return nil }
    self.socket = socket
    SocketBytes.limitReading(from: socket, to: Self.handshakeLimit)
    let key = WebSocketKey()
    let greeting =
      "GET \(path) HTTP/1.1\r\nHost: \(server.host):\(server.port)\r\nUpgrade: websocket\r\n"
      + "Connection: Upgrade\r\nSec-WebSocket-Key: \(key.text)\r\nSec-WebSocket-Version: 13\r\n\r\n"
    guard SocketBytes.send(Array(greeting.utf8), to: socket),
      let head = HTTPHead(from: socket), head.status == 101,
      head["Sec-WebSocket-Accept"] == key.answer
    else {
      A11yPlatform.close(socket)
      return nil
    }
    rest = head.rest
    SocketBytes.limitReading(from: socket, to: nil)
  }

  deinit { A11yPlatform.close(socket) }

  package func begin(
    onMessage: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    let thread = Thread { [weak self, socket, rest] in
      var reader = WebSocketFrames(rest, from: .server)
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      reading: while true {
        while let event = reader.next(limit: Self.messageLimit) {
          switch event {
          case .text(let bytes), .binary(let bytes): onMessage(bytes)
          case .ping(let bytes): self?.send(bytes, opcode: 0xA)
          case .close, .violation: break reading
          }
        }
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        reader.append(buffer[..<count])
      }
      onEnd()
    }
    thread.name = "a11ynav.websocket.reading"
    thread.start()
  }

  package func send(_ message: String) { send(Array(message.utf8), opcode: 0x1) }

  private func send(_ bytes: [UInt8], opcode: UInt8) {
    let frame = WebSocketFrames.frame(bytes, opcode: opcode, from: .client)
    writing.async { [socket] in _ = SocketBytes.send(frame, to: socket) }
  }

  package func close() { shutdown(socket, Int32(SHUT_RDWR)) }
}

/// A connection that carries messages to and from a browser.
package protocol Transport: AnyObject, Sendable {
  /// Begins to read. Both closures are called on the transport's own thread.
  func begin(
    onMessage: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  )
  /// Sends a message. If the message cannot be sent, it is dropped, and the end of the connection is reported.
  func send(_ message: String)
  /// Closes the connection.
  func close()
}
