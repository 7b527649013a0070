// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yWire
import Foundation

/// A transport over a pair of sockets to a browser that a11ynav has started. Each message ends with a zero byte.
///
/// The browser does not listen on a port, so no other program can connect to it.
final class PipeTransport: Transport {
  private let socket: Int32
  private let writing = DispatchQueue(label: "a11ynav.browser.writing")

  /// Creates a transport from this process's end of the socket pair.
  init(_ socket: Int32) { self.socket = socket }

  deinit { A11yPlatform.close(socket) }

  func begin(
    onMessage: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    let thread = Thread { [socket] in
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      var message: [UInt8] = []
      while true {
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        var start = 0
        while let end = Self.end(in: buffer, from: start, to: count) {
          message += buffer[start..<end]
          onMessage(message)
          message = []
          start = end + 1
        }
        message += buffer[start..<count]
      }
      onEnd()
    }
    thread.name = "a11ynav.browser.reading"
    thread.start()
  }

  /// Returns the index of the next zero byte. The search uses `memchr`, because a reply can be many megabytes long.
  private static func end(in buffer: [UInt8], from start: Int, to count: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      // The caller guarantees that start <= count <= buffer.count, so the search stays inside the
      // buffer.
      guard start < count, let base = bytes.baseAddress,
        let zero = memchr(base + start, 0, count - start)
      else { return nil }
      return UnsafeRawPointer(zero) - base
    }
  }

  func send(_ message: String) {
    let bytes = Array(message.utf8) + [0]
    // A browser that does not read its input must not block this process.
    writing.async { [socket] in _ = SocketBytes.send(bytes, to: socket) }
  }

  /// Shuts down both directions, so that the reading thread exits, too.
  func close() { shutdown(socket, Int32(SHUT_RDWR)) }
}
