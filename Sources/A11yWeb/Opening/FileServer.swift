// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yPlatform
import A11yTranscripts
import Foundation
import Synchronization

/// Serves the files of a folder on a free port of this machine, for `serve:`.
///
/// It answers GET and HEAD, one request a connection, and nothing outside the folder. It goes on
/// until it is ended; what keeps it from answering is shown.
final class FileServer: Sendable {
  /// The port that it listens on.
  let port: Int
  private let socket: Int32
  private let folder: ServedFolder
  private let notify: @Sendable (String) -> Void
  private let isEnding = Atomic(false)

  /// Begins to serve a folder.
  ///
  /// - Parameter notify: Takes a sentence about what keeps files from being served.
  init(folder: String, notify: @escaping @Sendable (String) -> Void) throws(SubjectError) {
    guard let served = ServedFolder(folder) else {
      throw SubjectError("\(folder): there is no such folder", field: "serve")
    }
    guard let (socket, port) = Self.listen() else {
      throw SubjectError("no port can be opened to serve \(folder)", field: "serve")
    }
    self.folder = served
    self.socket = socket
    self.port = port
    self.notify = notify
    let thread = Thread { [self] in accept() }
    thread.name = "a11ynav.server"
    thread.start()
  }

  /// The address of a file of the folder.
  func address(of path: String) -> String {
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return "http://127.0.0.1:\(port)/\(path)"
  }

  /// Stops listening.
  func end() {
    isEnding.store(true, ordering: .relaxed)
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private static func listen() -> (socket: Int32, port: Int)? {
    let socket = A11yPlatform.socket(AF_INET, SocketPair.streamKind, 0)
    guard socket >= 0 else { return nil }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    // 127.0.0.1, in network order: no other machine can connect.
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // A socket address is passed as its general form, of which it is a variant.
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
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// How long to wait until the system may have a descriptor again, in microseconds.
  private static let pause: UInt32 = 50_000

  private func accept() {
    var isShort = false
    while !isEnding.load(ordering: .relaxed) {
      let connection = A11yPlatform.accept(socket, nil, nil)
      if connection >= 0 {
        isShort = false
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        DispatchQueue.global().async { [folder] in FileRequest(connection).answer(from: folder) }
        continue
      }
      let error = errno
      // Somebody has gone before we came to them.
      if error == EINTR || error == ECONNABORTED || isEnding.load(ordering: .relaxed) { continue }
      if !isShort {
        notify("The server of the page’s files has to wait: \(String(cString: strerror(error))).")
      }
      isShort = true
      usleep(Self.pause)
    }
    close(socket)
  }
}
