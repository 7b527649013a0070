// SPDX-License-Identifier: MIT

import A11ySession
import A11yTerminal
import Foundation

/// Writes results to standard output, which is line-buffered.
package struct StandardOutput {
  private var pending: [UInt8] = []
  private let glyphs = Glyphs(writingTo: STDOUT_FILENO)

  package init() {}

  /// Writes a line, in color if requested.
  package mutating func write(_ text: VisibleText, isColored: Bool = false) {
    pending.append(contentsOf: glyphs.drawn(text.printed(isColored: isColored)).utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 16 { flush() }
  }

  /// Writes the buffered lines. A reading program that has closed its end of the pipe, as `head` does, is not an error.
  /// Any other failure ends the program with a message and exit code 1.
  package mutating func flush() {
    var rest = pending[...]
    pending = []
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, -1)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        StandardError.write(
          "Error: cannot write the output: \(String(cString: strerror(errno)))"
        )
        exit(1)
      }
    }
  }
}
