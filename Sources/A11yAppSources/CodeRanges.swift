// SPDX-License-Identifier: MIT

/// The ranges of a Swift file that are code and not comments or strings.
struct CodeRanges {
  /// The byte ranges of the code, in order.
  private(set) var ranges: [Range<Int>] = []
  private let bytes: [UInt8]
  private var start = 0
  private var index = 0
  /// For each interpolation, the number of open brackets and the delimiters of the enclosing string, innermost last.
  private var interpolations: [(depth: Int, quotes: Int, hashes: Int)] = []

  /// Reads a file. O(length).
  init(in bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
    end(at: bytes.count)
  }

  private func has(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[index...].starts(with: wanted)
  }

  private mutating func end(at end: Int) {
    if start < end { ranges.append(start..<end) }
  }

  private mutating func step() {
    switch bytes[index] {
    case UInt8(ascii: "/") where has("//"):
      skip { $0.index = $0.bytes[$0.index...].firstIndex(of: UInt8(ascii: "\n")) ?? $0.bytes.count }
    case UInt8(ascii: "/") where has("/*"):
      skip { $0.skipComment() }
    case UInt8(ascii: "\""):
      skip { $0.beginString(hashes: 0) }
    case UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      guard bytes.dropFirst(index + hashes).first == UInt8(ascii: "\"") else {
        index += hashes
        return
      }
      skip {
        $0.index += hashes
        $0.beginString(hashes: hashes)
      }
    case UInt8(ascii: "("):
      if let last = interpolations.indices.last { interpolations[last].depth += 1 }
      index += 1
    case UInt8(ascii: ")"):
      endBracket()
    default:
      index += 1
    }
  }

  private mutating func skip(_ body: (inout Self) -> Void) {
    end(at: index)
    body(&self)
    start = index
  }

  /// Skips a comment, which may contain nested comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func beginString(hashes: Int) {
    let quotes = has("\"\"\"") ? 3 : 1
    index += quotes
    skipString(quotes: quotes, hashes: hashes)
  }

  /// Advances to the end of a string, or to the next interpolation in it.
  private mutating func skipString(quotes: Int, hashes: Int) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), isFollowed(by: hashes, of: UInt8(ascii: "#")) {
        index += 1 + hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index += 1
          interpolations.append((0, quotes, hashes))
          return
        }
        index += 1
      } else if byte == UInt8(ascii: "\""),
        isFollowed(by: quotes - 1, of: UInt8(ascii: "\""), then: hashes)
      {
        index += quotes + hashes
        return
      } else if byte == UInt8(ascii: "\n"), quotes == 1 {
        // A single-line string cannot continue on the next line, so the file does not compile.
        return
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private func isFollowed(by count: Int, of byte: UInt8, then hashes: Int = 0) -> Bool {
    let rest = bytes.dropFirst(index + 1)
    return rest.prefix(count).elementsEqual(repeatElement(byte, count: count))
      && rest.dropFirst(count).prefix(hashes)
        .elementsEqual(repeatElement(UInt8(ascii: "#"), count: hashes))
  }

  private mutating func endBracket() {
    guard let last = interpolations.last else {
      index += 1
      return
    }
    guard last.depth == 0 else {
      interpolations[interpolations.count - 1].depth -= 1
      index += 1
      return
    }
    interpolations.removeLast()
    skip {
      $0.index += 1
      $0.skipString(quotes: last.quotes, hashes: last.hashes)
    }
  }
}
