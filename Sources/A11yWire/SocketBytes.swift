// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yPlatform
import Foundation

/// Sends bytes over a socket.
package enum SocketBytes {
  /// Sends all bytes; `false` if the peer has closed.
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
}
