// SPDX-License-Identifier: MIT

import A11yJSON

/// An ARIA snapshot, on its own or in a fenced block of the Markdown that Playwright's MCP server returns.
struct Snapshot {
  /// The snapshot itself.
  let text: [UInt8]
  /// The number of lines before the snapshot.
  let linesBefore: Int
  /// The number of snapshots in the text.
  let count: Int

  /// Finds the snapshot in the last fenced block, or uses the whole text if there is no such block.
  init(in source: [UInt8]) {
    var count = 0
    var found = 0..<source.endIndex
    var rest = source[...]
    while let fence = rest.firstRange(of: "```yaml") {
      let start = source[fence.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      let inside = source[(start ?? source.endIndex)...]
      let end = inside.firstRange(of: "\n```")?.lowerBound ?? source.endIndex
      count += 1
      found = inside.startIndex..<end
      rest = source[end...]
    }
    text = Array(source[found])
    linesBefore = source[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") }
    self.count = count
  }
}
