// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Foundation
import Synchronization

/// A listener on a local port that no other machine can reach.
///
/// The listener accepts connections until ``end()`` is called, and reports errors that prevent it from accepting
/// connections.
package final class Listener: Sendable {
  /// The port number.
  package let port: Int
  private let socket: Int32
  private let notify: @Sendable (String) -> Void
  private let isEnding = Atomic(false)

  /// Opens a port.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free port.
  ///   - notify: Receives the system's error once whenever connections can no longer be accepted.
  /// - Returns: `nil` if the port is in use or cannot be opened.
  package init?(port: Int = 0, notify: @escaping @Sendable (String) -> Void = { _ in }) {
    guard let number = UInt16(exactly: port) else { return nil }
    let socket = A11yPlatform.socket(AF_INET, SocketPair.streamKind, 0)
    guard socket >= 0 else { return nil }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var reuse: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    // This is the address 127.0.0.1 in network byte order.
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The system calls take a pointer to the generic socket address type.
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && A11yPlatform.listen(socket, 64) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      return nil
    }
    self.socket = socket
    self.notify = notify
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// Starts accepting connections. Each connection is handled on its own thread.
  ///
  /// - Parameter answer: Handles a connection, and closes it.
  package func begin(_ answer: @escaping @Sendable (Int32) -> Void) {
    let thread = Thread { [self] in accept(answer) }
    thread.name = "a11ynav.listener"
    thread.start()
  }

  /// Stops listening.
  package func end() {
    isEnding.store(true, ordering: .relaxed)
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// How long to wait before another attempt if the system has no free descriptors, in microseconds.
  private static let pause: UInt32 = 50_000

  private func accept(_ answer: @escaping @Sendable (Int32) -> Void) {
    var isShort = false
    while !isEnding.load(ordering: .relaxed) {
      let connection = A11yPlatform.accept(socket, nil, nil)
      if connection >= 0 {
        isShort = false
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let thread = Thread { answer(connection) }
        thread.name = "a11ynav.connection"
        thread.start()
        continue
      }
      let error = errno
      // The client disconnected before its connection was accepted.
      if error == EINTR || error == ECONNABORTED || isEnding.load(ordering: .relaxed) { continue }
      if !isShort { notify(String(cString: strerror(error))) }
      isShort = true
      usleep(Self.pause)
    }
    close(socket)
  }
}

/// Sends bytes over a socket.
package enum SocketBytes {
  /// Sends all bytes, or returns `false` if the peer has closed the connection.
  package static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        A11yPlatform.send(socket, bytes.baseAddress, bytes.count, SocketPair.sendFlags)
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Limits how many seconds a read waits for bytes, or removes the limit if the value is `nil`. A read that would
  /// exceed the limit fails.
  package static func limitReading(from socket: Int32, to seconds: Int?) {
    var limit = timeval(tv_sec: seconds ?? 0, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
