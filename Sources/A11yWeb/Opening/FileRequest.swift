import A11yPlatform
import Foundation

/// One request to a ``FileServer``.
struct FileRequest {
  private let connection: Int32
  /// The longest head of a request.
  private static let headLimit = 64 << 10

  init(_ connection: Int32) { self.connection = connection }

  /// Answers the request, and closes the connection.
  func answer(from folder: ServedFolder) {
    defer { close(connection) }
    // A connection that is opened ahead and never used is let go.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard let line = requestLine() else { return }
    let words = line.split(separator: " ")
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

  /// Reads the head of the request, and returns its first line.
  private func requestLine() -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while head.count < Self.headLimit {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
      if head.indices.dropLast(3).contains(where: { Array(head[$0..<$0 + 4]) == end }) {
        return String(decoding: head.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      }
    }
    return nil
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
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        A11yPlatform.send(connection, bytes.baseAddress, bytes.count, SocketPair.sendFlags)
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
