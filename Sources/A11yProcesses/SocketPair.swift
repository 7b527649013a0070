// SPDX-License-Identifier: MIT

import A11yPlatform

/// Two connected sockets.
package enum SocketPair {
  /// A closed connection is an error, not a signal.
  package static let sendFlags = Int32(MSG_NOSIGNAL)

  /// The kind of a socket that carries a stream of bytes.
  #if os(Linux)
    package static let streamKind = Int32(SOCK_STREAM.rawValue)
  #else
    package static let streamKind = SOCK_STREAM
  #endif

  /// Creates a pair that closes on exec.
  package static func make() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      // In one step: another thread may start a process at any time.
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
  }
}
