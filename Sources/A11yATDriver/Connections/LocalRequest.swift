// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11yWire
import Foundation

/// An HTTP request from a program on this machine.
struct LocalRequest {
  let head: HTTPHead
  private let socket: Int32

  /// The maximum number of seconds to wait for the next bytes from a client.
  private static let limit = 10
  /// The maximum length of a body, in bytes.
  private static let bodyLimit = 4 << 20

  /// Reads the request line and headers of an HTTP request.
  ///
  /// A request is rejected if it names another host or if its headers show that it comes from a web page.
  init?(from socket: Int32, port: Int) {
    SocketBytes.limitReading(from: socket, to: Self.limit)
    guard let head = HTTPHead(from: socket) else { return nil }
    self.head = head
    self.socket = socket
    guard head.isForThisMachine(port: port), head["Origin"] == nil else {
      refuse("403 Forbidden", "Only programs on this machine may connect.")
      return nil
    }
    SocketBytes.limitReading(from: socket, to: nil)
  }

  /// Returns the request's body, or `nil` if the body is too long or does not arrive.
  func body() -> [UInt8]? {
    guard let length = Int(head["Content-Length"] ?? "0"), (0...Self.bodyLimit).contains(length)
    else { return nil }
    SocketBytes.limitReading(from: socket, to: Self.limit)
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

  /// Sends a JSON response.
  func answer(_ status: String, _ value: JSONValue) {
    send(status, "application/json; charset=utf-8", value.text)
  }

  /// Sends a response that rejects the request and gives the reason.
  func refuse(_ status: String, _ words: String) { send(status, "text/plain", words + "\n") }

  private func send(_ status: String, _ type: String, _ text: String) {
    let body = Array(text.utf8)
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-cache\r\nConnection: close\r\n\r\n"
    _ = SocketBytes.send(Array(head.utf8) + body, to: socket)
  }
}
