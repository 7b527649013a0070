import A11yPlatform
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
        while let end = buffer[start..<count].firstIndex(of: 0) {
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

  func send(_ message: String) {
    let bytes = Array(message.utf8) + [0]
    // A browser that does not read must not block us.
    writing.async { [socket] in
      var rest = bytes[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { bytes in
          A11yPlatform.send(socket, bytes.baseAddress, bytes.count, SocketPair.sendFlags)
        }
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }
  }

  /// Ends both directions; the thread that reads then ends, too.
  func close() { shutdown(socket, Int32(SHUT_RDWR)) }
}

/// Two connected sockets.
enum SocketPair {
  /// A closed connection is an error, not a signal.
  static let sendFlags = Int32(MSG_NOSIGNAL)

  /// Makes a pair that closes on exec.
  static func make() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
