// SPDX-License-Identifier: MIT

import A11yPlatform

/// A pair of connected sockets.
package enum SocketPair {
  /// The flags for sending data. With the flags for sending, a closed connection causes an error instead of a signal.
  package static let sendFlags = Int32(MSG_NOSIGNAL)

  /// The type of a socket that carries a stream of bytes.
  #if os(Linux)
    package static let streamKind = Int32(SOCK_STREAM.rawValue)
  #else
    package static let streamKind = SOCK_STREAM
  #endif

  /// Creates a pair of sockets that are closed on `exec`.
  package static func make() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      // The flag is set in the same call, because another thread may start a process at any time.
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
  }
}
