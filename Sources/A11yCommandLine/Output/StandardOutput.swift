// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// Results, buffered line by line; a terminal obeys nothing in them but colours.
package struct StandardOutput {
  private var pending: [UInt8] = []

  package init() {}

  /// Writes a line, coloured where that is wanted.
  package mutating func write(_ line: VisibleLine, isColored: Bool = false) {
    add(line.printed(isColored: isColored) + "\n")
  }

  /// Writes columns, which tabs keep apart.
  package mutating func write(_ columns: String) {
    let columns = columns.split(separator: "\t", omittingEmptySubsequences: false)
    add(columns.map { VisibleText.of(String($0)) }.joined(separator: "\t") + "\n")
  }

  /// Writes a JSON value, and a line break if it does not end in one.
  package mutating func write(json: String) {
    add(VisibleText.ofJSON(json) + (json.utf8.last == UInt8(ascii: "\n") ? "" : "\n"))
  }

  /// Writes whole lines, as a file has them.
  package mutating func write(text: String) { add(VisibleText.of(text, keepingLines: true)) }

  private mutating func add(_ visible: String) {
    pending.append(contentsOf: visible.utf8)
    if pending.count > 1 << 16 { flush() }
  }

  /// Writes the buffer. A reader that has closed, as `head` does, is no error; anything else ends
  /// the program with exit code 1 and a line that says why.
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
          "Error: the output cannot be written: \(String(cString: strerror(errno)))"
        )
        exit(1)
      }
    }
  }
}
