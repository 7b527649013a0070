import Foundation

/// Results, line by line, kept until there are many of them.
package struct StandardOutput {
  private var pending: [UInt8] = []

  package init() {}

  package mutating func write(_ line: String) {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 16 { flush() }
  }

  /// A reader that went away, as `head` does, is no error.
  package mutating func flush() {
    try? FileHandle.standardOutput.write(contentsOf: Data(pending))
    pending.removeAll(keepingCapacity: true)
  }
}
