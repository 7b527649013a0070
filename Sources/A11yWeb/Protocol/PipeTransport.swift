// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yWire
import Foundation

/// Messages over a pair of sockets to a browser that we have started, each ended by a zero byte.
///
/// Nothing listens on a port, so no other program can connect.
final class PipeTransport: Transport {
  private let socket: Int32
  private let writing = DispatchQueue(label: "a11ynav.browser.writing")

  /// Takes our end of the pair.
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

  /// The place of the next zero byte. An answer may have many megabytes.
  private static func end(in buffer: [UInt8], from start: Int, to count: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      // The caller stays inside the buffer: start <= count <= buffer.count.
      guard start < count, let base = bytes.baseAddress,
        let zero = memchr(base + start, 0, count - start)
      else { return nil }
      return UnsafeRawPointer(zero) - base
    }
  }

  func send(_ message: String) {
    let bytes = Array(message.utf8) + [0]
    // A browser that does not read must not block us.
    writing.async { [socket] in _ = SocketBytes.send(bytes, to: socket) }
  }

  /// Ends both directions; the thread that reads then ends, too.
  func close() { shutdown(socket, Int32(SHUT_RDWR)) }
}
