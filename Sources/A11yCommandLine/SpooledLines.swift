// SPDX-License-Identifier: MIT

import Foundation

/// A list of lines of which only the most recent ones are kept in memory. The other lines are in an unnamed file, which
/// disappears when the program exits, even if the program crashes.
struct SpooledLines {
  /// The maximum number of lines in memory.
  private static let kept = 4096

  private var recent: [String] = []
  private var file: FileHandle?
  /// The number of lines in the file, given its size in bytes (`size`).
  private var written = 0
  private var size: UInt64 = 0

  /// The number of lines.
  var count: Int { written + recent.count }

  /// Adds a line to the end.
  mutating func append(_ line: String) {
    recent.append(line)
    if recent.count > Self.kept { writeOut() }
  }

  /// Replaces the lines after an index by the result of a closure, unless some of these lines are in the file.
  mutating func replaceLast(from place: Int, with body: (ArraySlice<String>) -> [String]) {
    guard place >= written, place < count else { return }
    let range = (place - written)...
    recent.replaceSubrange(range, with: body(recent[range]))
  }

  /// Passes the first lines to a closure in chunks. Each line ends with a line break.
  func write(first count: Int, to body: (Data) throws -> Void) throws {
    var rest = min(count, written)
    if let file {
      try file.seek(toOffset: 0)
      while rest > 0, let part = try file.read(upToCount: 1 << 16), !part.isEmpty {
        var end = part.startIndex
        while rest > 0, let next = part[end...].firstIndex(of: UInt8(ascii: "\n")) {
          (end, rest) = (next + 1, rest - 1)
        }
        // A line of text may continue in the next chunk.
        try body(rest > 0 ? part : part[..<end])
      }
    }
    let last = recent.prefix(max(count - written, 0))
    if !last.isEmpty { try body(Self.data(last)) }
  }

  private static func data(_ lines: some Sequence<String>) -> Data {
    Data(lines.reduce(into: "") { $0 += $1 + "\n" }.utf8)
  }

  /// Moves the lines from memory to the file, or keeps them in memory if the file cannot be written.
  private mutating func writeOut() {
    if file == nil { file = Self.nameless() }
    guard let file else { return }
    let data = Self.data(recent)
    do {
      // Seeking to the known size ensures that this write overwrites the bytes of any earlier write that failed midway.
      try file.seek(toOffset: size)
      try file.write(contentsOf: data)
    } catch {
      return
    }
    written += recent.count
    size += UInt64(data.count)
    recent = []
  }

  private static func nameless() -> FileHandle? {
    var path = Array("\(NSTemporaryDirectory())/a11ynav-recording-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
