// SPDX-License-Identifier: MIT

/// The tokens of a Swift file. Any text is accepted. Text that is not Swift code becomes tokens that no rule matches.
struct SourceTokens {
  let bytes: [UInt8]
  private(set) var all: [SourceToken] = []
  private var index = 0
  private var startsLine = true
  private var hasSpace = true

  /// The maximum nesting depth of interpolations. A string ends at an interpolation that exceeds this depth.
  private static let depthLimit = 64

  /// Reads a file. O(length).
  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count { step() }
    matchBrackets()
  }

  /// Returns the index of the token at a byte offset, or of the first token after the offset.
  func index(at place: Int) -> Int? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < all.count ? low : nil
  }

  /// Returns the byte offset of a one-based line and column. Columns count bytes.
  func place(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return min(start + column - 1, bytes.count)
  }

  /// Returns the file's text from one token to another.
  func text(_ tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(
      decoding: bytes[all[first].range.lowerBound..<all[last].range.upperBound],
      as: UTF8.self
    )
  }

  private mutating func matchBrackets() {
    var open: [Int] = []
    for index in all.indices {
      if all[index].kind == .open { open.append(index) }
      guard all[index].kind == .close else { continue }
      let wanted = all[index].text == ")" ? "(" : all[index].text == "]" ? "[" : "{"
      // Unclosed brackets remain unmatched, so that the rest of the file can still be parsed.
      guard let place = open.lastIndex(where: { all[$0].text == wanted }) else { continue }
      all[open[place]].partner = index
      all[index].partner = open[place]
      open.removeSubrange(place...)
    }
  }

  // MARK: - Reading

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func step() {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "\n"):
      index += 1
      startsLine = true
      hasSpace = true
    case 9, 11, 12, 13, 32:
      index += 1
      hasSpace = true
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      hasSpace = true
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipComment()
      hasSpace = true
    case UInt8(ascii: "/") where isRegex:
      skipRegex()
      add(.literal, from: start)
    case UInt8(ascii: "\""):
      skipString(hashes: 0, depth: 0)
      add(.literal, from: start)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      add(.open, from: start)
      hasSpace = true
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      add(.close, from: start)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"):
      index += 1
      add(.mark, from: start)
      hasSpace = true
    case UInt8(ascii: ".") where byte(1) != UInt8(ascii: "."):
      index += 1
      add(.mark, from: start)
    case UInt8(ascii: "`"):
      index += 1
      while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { index += 1 }
      index = min(index + 1, bytes.count)
      add(.word, from: start)
    case let byte where Self.isWord(byte):
      while let next = self.byte(), Self.isWord(next) { index += 1 }
      add(.word, from: start)
    default:
      index += 1
      // Only an operator that begins with a dot can contain a dot.
      let hasDots = bytes[start] == UInt8(ascii: ".")
      while let next = byte(), Self.isOperator(next), !startsComment,
        hasDots || next != UInt8(ascii: ".")
      { index += 1 }
      add(.op, from: start)
    }
  }

  private var startsComment: Bool {
    byte() == UInt8(ascii: "/")
      && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
    let next = byte()
    let ends: Set<UInt8> = [
      9, 10, 13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"),
    ]
    all.append(
      SourceToken(
        kind: kind,
        range: start..<index,
        text: String(decoding: bytes[start..<index], as: UTF8.self),
        startsLine: startsLine,
        hasSpaceBefore: hasSpace,
        hasSpaceAfter: next.map(ends.contains) ?? true
      )
    )
    startsLine = false
    hasSpace = false
  }

  private mutating func hash() {
    let start = index
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    index += hashes
    if byte() == UInt8(ascii: "\"") {
      skipString(hashes: hashes, depth: 0)
      return add(.literal, from: start)
    }
    if byte() == UInt8(ascii: "/") {
      let end = Array(repeating: UInt8(ascii: "#"), count: hashes)
      index += 1
      while index < bytes.count,
        !(bytes[index] == UInt8(ascii: "/") && bytes[(index + 1)...].starts(with: end))
      { index += 1 }
      index = min(index + 1 + hashes, bytes.count)
      return add(.literal, from: start)
    }
    while let next = byte(), Self.isWord(next) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard startsLine, ["#if", "#elseif", "#else", "#endif"].contains(name) else {
      return add(.word, from: start)
    }
    index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    add(.directive, from: start)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  /// Skips a string, starting at its first quotation mark.
  private mutating func skipString(hashes: Int, depth: Int) {
    let marks = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let isLong = bytes[index...].starts(with: [34, 34, 34])
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + marks
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index...].starts(with: end) {
        index += end.count
        return
      }
      if bytes[index] == UInt8(ascii: "\n"), !isLong { return }
      guard bytes[index] == UInt8(ascii: "\\"), bytes[(index + 1)...].starts(with: marks) else {
        index += 1
        continue
      }
      index = min(index + 1 + hashes, bytes.count)
      if byte() == UInt8(ascii: "("), depth < Self.depthLimit {
        skipInterpolation(depth: depth + 1)
      } else {
        index = min(index + 1, bytes.count)
      }
    }
  }

  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while let next = byte() {
      if next == UInt8(ascii: "\"") {
        skipString(hashes: 0, depth: depth)
        continue
      }
      if next == UInt8(ascii: "(") { open += 1 }
      if next == UInt8(ascii: ")") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }

  /// Whether a slash at this position begins a regular expression and is not a division operator.
  private var isRegex: Bool {
    guard let next = byte(1), ![9, 10, 13, 32, UInt8(ascii: "/")].contains(next) else {
      return false
    }
    if let last = all.last, !startsLine {
      let isBefore =
        last.kind == .open || last.kind == .op && last.hasSpaceBefore
        || [",", ":", ";"].contains(last.text)
      guard isBefore else { return false }
    }
    return bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "/"))
  }

  private mutating func skipRegex() {
    index += 1
    while let next = byte(), next != UInt8(ascii: "/"), next != UInt8(ascii: "\n") {
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "+-*/%=<>!&|^~?.\\".utf8.contains(byte)
  }
}
