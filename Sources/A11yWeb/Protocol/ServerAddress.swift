// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yPlatform
import Foundation

/// The host and port of an address, to see whether something listens there.
struct ServerAddress: Sendable {
  var host: String
  var port: Int

  init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  init?(_ address: String) {
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      let port = parts.port ?? (parts.scheme == "https" ? 443 : parts.scheme == "http" ? 80 : nil)
    else { return nil }
    self.host = host
    self.port = port
  }

  /// Whether a connection is accepted there. Looked up on a thread of its own.
  func answers() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: connects()) }
    }
  }

  private func connects() -> Bool {
    guard let socket = connect() else { return false }
    close(socket)
    return true
  }

  /// Connects, and returns the socket.
  func connect() -> Int32? {
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
        if A11yPlatform.connect(socket, entry.ai_addr, entry.ai_addrlen) == 0 { return socket }
        close(socket)
      }
      next = entry.ai_next
    }
    return nil
  }
}
