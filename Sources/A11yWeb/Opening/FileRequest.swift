// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yWire
import Foundation

/// One request to a ``FileServer``.
struct FileRequest {
  private let connection: Int32

  init(_ connection: Int32) { self.connection = connection }

  /// Answers the request, and closes the connection.
  func answer(from folder: ServedFolder, port: Int) {
    defer { close(connection) }
    // A connection that is opened ahead and never used is let go.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard let head = HTTPHead(from: connection) else { return }
    guard head.isForThisMachine(port: port) else {
      return send("403 Forbidden", "text/plain", Data("This machine has another name.".utf8))
    }
    let words = head.line.split(separator: " ")
    guard words.count >= 2, words[0] == "GET" || words[0] == "HEAD" else {
      return send("405 Method Not Allowed", "text/plain", Data("Only files are served.".utf8))
    }
    let isHead = words[0] == "HEAD"
    switch folder.find(String(words[1])) {
    case .file(let data, let type): send("200 OK", type, data, isHead: isHead)
    case .moved(let path): send("301 Moved Permanently", "text/plain", Data(), location: path)
    case .missing:
      send("404 Not Found", "text/plain", Data("There is no such file.".utf8), isHead: isHead)
    }
  }

  private func send(
    _ status: String,
    _ type: String,
    _ body: Data,
    isHead: Bool = false,
    location: String? = nil
  ) {
    var head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    if let location { head += "Location: \(location)\r\n" }
    head += "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    var bytes = Array(head.utf8)
    if !isHead { bytes += body }
    _ = SocketBytes.send(bytes, to: connection)
  }
}
