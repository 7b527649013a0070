// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11yWire
import Foundation

/// An HTTP request from a program of this machine.
struct LocalRequest {
  let head: HTTPHead
  private let socket: Int32

  /// How long a client may take to say what it wants, and to send all of it.
  private static let limit = timeval(tv_sec: 10, tv_usec: 0)
  /// The longest body, in bytes.
  private static let bodyLimit = 4 << 20

  /// Reads the head of a request.
  ///
  /// One that names another host, or says that it is from a page, is refused.
  init?(from socket: Int32, port: Int) {
    var limit = Self.limit
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard let head = HTTPHead(from: socket) else { return nil }
    self.head = head
    self.socket = socket
    guard head.isForThisMachine(port: port), head["Origin"] == nil else {
      refuse("403 Forbidden", "Only programs on this machine may connect.")
      return nil
    }
    var unlimited = timeval()
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &unlimited, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The body; `nil` if it is too long or does not come.
  func body() -> [UInt8]? {
    guard let length = Int(head["Content-Length"] ?? "0"), (0...Self.bodyLimit).contains(length)
    else { return nil }
    var limit = Self.limit
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var body = head.rest
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while body.count < length {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      body += buffer[..<count]
    }
    return Array(body.prefix(length))
  }

  /// Answers with JSON.
  func answer(_ status: String, _ value: JSONValue) {
    send(status, "application/json; charset=utf-8", value.text)
  }

  /// Answers that there is nothing here.
  func refuse(_ status: String, _ words: String) { send(status, "text/plain", words + "\n") }

  private func send(_ status: String, _ type: String, _ text: String) {
    let body = Array(text.utf8)
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-cache\r\nConnection: close\r\n\r\n"
    _ = SocketBytes.send(Array(head.utf8) + body, to: socket)
  }
}
