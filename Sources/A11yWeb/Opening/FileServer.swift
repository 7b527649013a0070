// SPDX-License-Identifier: MIT

import A11yOpening
import A11yPlatform
import A11yWire
import Foundation

/// A server that implements the `serve:` field. The server makes the files in a folder available on a free port of this
/// machine.
///
/// The server answers GET and HEAD requests, and handles one request per connection. The server rejects requests for
/// files outside the folder, and requests whose `Host` header does not name this machine. The server runs until it is
/// stopped, and reports problems that prevent it from answering.
final class FileServer: Sendable {
  private let listener: Listener

  /// Starts serving the files in a folder.
  ///
  /// - Parameter notify: A closure that is called with a sentence about a problem that prevents serving files.
  init(folder: String, notify: @escaping @Sendable (String) -> Void) throws(SubjectError) {
    guard let served = ServedFolder(folder) else {
      throw SubjectError("\(folder): there is no such folder", field: "serve")
    }
    let listener = Listener {
      notify("The server for the page’s files cannot accept connections at the moment: \($0).")
    }
    guard let listener else {
      throw SubjectError("a port cannot be opened to serve \(folder)", field: "serve")
    }
    self.listener = listener
    let port = listener.port
    listener.begin { FileRequest($0).answer(from: served, port: port) }
  }

  /// The port that the server listens on.
  var port: Int { listener.port }

  /// Returns the address of a file in the served folder.
  func address(of path: String) -> String {
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return "http://127.0.0.1:\(port)/\(path)"
  }

  /// Stops listening.
  func end() { listener.end() }
}

/// One request to a ``FileServer``.
struct FileRequest {
  private let connection: Int32

  init(_ connection: Int32) { self.connection = connection }

  /// Answers the request and closes the connection.
  func answer(from folder: ServedFolder, port: Int) {
    defer { close(connection) }
    // A connection that is opened in advance and never used is closed after a while.
    SocketBytes.limitReading(from: connection, to: 10)
    guard let head = HTTPHead(from: connection) else { return }
    guard head.isForThisMachine(port: port) else {
      let reason = "The request’s Host header does not name this machine."
      return send("403 Forbidden", "text/plain", Data(reason.utf8))
    }
    let words = head.line.split(separator: " ")
    guard words.count >= 2, words[0] == "GET" || words[0] == "HEAD" else {
      let reason = "Only GET and HEAD requests are supported."
      return send("405 Method Not Allowed", "text/plain", Data(reason.utf8))
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

/// The files in a folder and its subfolders, which are looked up by the paths in addresses.
struct ServedFolder: Sendable {
  /// The result of looking up a path.
  enum Entry {
    case file(Data, type: String)
    /// The path of a folder, for which an address must end with a slash.
    case moved(String)
    case missing
  }

  private let root: ConfinedFolder

  init?(_ folder: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    root = ConfinedFolder(folder)
  }

  /// Looks up the target of a request. Symbolic links are followed, but never to files outside the
  /// folder.
  func find(_ target: String) -> Entry {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard let decoded = String(path).removingPercentEncoding, decoded.hasPrefix("/"),
      !decoded.contains("\0")
    else { return .missing }
    guard let (file, isFolder) = file(at: decoded) else { return .missing }
    guard isFolder else { return content(of: file) }
    guard decoded.hasSuffix("/") else { return .moved(String(path) + "/") }
    guard let index = self.file(at: decoded + "index.html"), !index.isFolder else {
      return .missing
    }
    return content(of: index.path)
  }

  /// Returns the file or folder that a path leads to, if it is inside the served folder.
  private func file(at path: String) -> (path: String, isFolder: Bool)? {
    let file = root.resolve(root.path + path)
    guard file == root.path || root.holds(file) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { return nil }
    return (file, isFolder.boolValue)
  }

  private func content(of file: String) -> Entry {
    let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type]
    guard type as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: file)
    else { return .missing }
    let ending = (file as NSString).pathExtension.lowercased()
    return .file(data, type: Self.types[ending] ?? "application/octet-stream")
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "map": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
    "txt": "text/plain; charset=utf-8", "xml": "application/xml", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json", "mp3": "audio/mpeg", "mp4": "video/mp4",
    "webm": "video/webm", "ogg": "audio/ogg", "vtt": "text/vtt", "pdf": "application/pdf",
    "xhtml": "application/xhtml+xml",
  ]
}
