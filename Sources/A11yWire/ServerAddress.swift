// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11yProcesses
import Foundation

/// The host and port at which a server can be reached.
package struct ServerAddress: Sendable {
  package var host: String
  package var port: Int
  /// Whether connections are encrypted with TLS.
  package var isSecure = false

  package init(host: String, port: Int, isSecure: Bool = false) {
    self.host = host
    self.port = port
    self.isSecure = isSecure
  }

  package init?(_ address: String) {
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      let port = parts.port ?? (parts.scheme == "https" ? 443 : parts.scheme == "http" ? 80 : nil)
    else { return nil }
    self.host = host
    self.port = port
  }

  /// Returns whether the server accepts a connection, as checked on a separate thread.
  package func answers() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: connects()) }
    }
  }

  private func connects() -> Bool {
    guard let socket = connect() else { return false }
    close(socket)
    return true
  }

  /// Connects to the server and returns the socket, or `nil` if the connection fails.
  ///
  /// A secure connection is encrypted by ``SecureTunnel``, which ends the connection if the handshake fails.
  ///
  /// If no server listens on a port in the range from which the system also chooses local ports, the system
  /// occasionally connects a socket to itself. A socket that is connected to itself counts as a failed connection.
  package func connect() -> Int32? {
    isSecure ? SecureTunnel.open(to: host, port) : connectDirectly()
  }

  private func connectDirectly() -> Int32? {
    var hints = addrinfo()
    hints.ai_socktype = SocketPair.streamKind
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else { return nil }
    defer { freeaddrinfo(found) }
    var next = found
    while let entry = next?.pointee {
      let socket = socket(entry.ai_family, entry.ai_socktype, entry.ai_protocol)
      if socket >= 0 {
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        if A11yPlatform.connect(socket, entry.ai_addr, entry.ai_addrlen) == 0,
          Self.name(of: socket, getsockname) != Self.name(of: socket, getpeername)
        {
          return socket
        }
        close(socket)
      }
      next = entry.ai_next
    }
    return nil
  }

  /// Returns the address of one end of a connection, in the form in which the system stores it.
  private static func name(
    of socket: Int32,
    _ call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> [UInt8]? {
    var name = [UInt8](repeating: 0, count: MemoryLayout<sockaddr_storage>.size)
    var size = socklen_t(name.count)
    let code = name.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { address in
        address.baseAddress.map { call(socket, $0, &size) } ?? -1
      }
    }
    return code == 0 ? Array(name.prefix(Int(size))) : nil
  }
}

extension ServerAddress {
  /// Requests a small JSON document, or returns `nil` if the server does not provide one.
  package func get(_ path: String) async -> JSONValue? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: document(path)) }
    }
  }

  /// The maximum length of a document, in bytes.
  private static let limit = 1 << 20

  private func document(_ path: String) -> JSONValue? {
    guard let socket = connect() else { return nil }
    defer { close(socket) }
    SocketBytes.limitReading(from: socket, to: 5)
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
