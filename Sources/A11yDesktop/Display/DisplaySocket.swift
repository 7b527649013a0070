// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses

/// A socket to a display server: whole pieces of bytes, each within a time.
@BusActor
final class DisplaySocket {
  /// How long the server may take for anything, in seconds.
  nonisolated static let patience = 2

  let descriptor: Int32

  /// Connects to the socket with a name in the file system.
  init?(path: String) {
    let descriptor = socket(AF_UNIX, SocketPair.streamKind, 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    guard connect(to: path) else { return nil }
  }

  deinit { close(descriptor) }

  private func connect(to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    // The name ends with a zero, which the structure has already.
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // Unchecked: `connect` takes every kind of address as the general one, with its size.
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        A11yPlatform.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// Sends bytes; `false` if the server is gone or takes none.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        A11yPlatform.send(descriptor, $0.baseAddress, $0.count, SocketPair.sendFlags)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// Receives exactly so many bytes; `nil` if the server is gone or silent.
  func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      let got = bytes.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress?.advanced(by: place), count - place, 0)
      }
      if got > 0 { place += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }

  /// Whether something has arrived.
  var isReadable: Bool {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }
}
