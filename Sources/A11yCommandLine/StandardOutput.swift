import Foundation

/// Results, buffered line by line.
package struct StandardOutput {
  private var pending: [UInt8] = []

  package init() {}

  package mutating func write(_ line: String) {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 16 { flush() }
  }

  /// Writes the buffer. A reader that has closed, as `head` does, is no error.
  package mutating func flush() {
    try? FileHandle.standardOutput.write(contentsOf: Data(pending))
    pending.removeAll(keepingCapacity: true)
  }
}
