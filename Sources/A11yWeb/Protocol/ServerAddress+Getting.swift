// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yPlatform
import Foundation

extension ServerAddress {
  /// Gets a small JSON document; `nil` if there is none.
  func get(_ path: String) async -> JSONValue? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: document(path)) }
    }
  }

  /// The longest document.
  private static let limit = 1 << 20

  private func document(_ path: String) -> JSONValue? {
    guard let socket = connect() else { return nil }
    defer { close(socket) }
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let request =
      "GET \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n\r\n"
    guard SocketBytes.send(Array(request.utf8), to: socket), let head = HTTPHead(from: socket),
      head.status == 200
    else { return nil }
    var body = head.rest
    var buffer = [UInt8](repeating: 0, count: 4096)
    while body.count < Self.limit {
      // The document may be complete before the connection is closed.
      var cursor = JSONCursor(body)
      if let value = try? JSONValue(&cursor), value != .null { return value }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      body += buffer[..<count]
    }
    return nil
  }
}
