// SPDX-License-Identifier: MIT

/// The beginning of an entry in an ARIA snapshot, such as `checkbox "Lettuce" [checked] [ref=e4]`.
struct ARIAKey {
  var role = ""
  var name = ""
  /// Whether the name was given as a pattern, such as `/Lettuce|Tomato/`.
  var isPattern = false
  var attributes: [(name: String, value: String?)] = []

  /// An error at the beginning of an entry, with its character offset.
  struct Failure: Error {
    var message: String
    var offset: Int
  }

  /// Parses the beginning of an entry.
  init(_ text: String) throws(Failure) {
    var scanner = Scanner(text)
    role = scanner.word()
    guard !role.isEmpty else { throw Failure(message: "a role is missing", offset: 0) }
    scanner.skipSpaces()
    if scanner.next == "\"" {
      name = try scanner.string()
    } else if scanner.next == "/" {
      name = try scanner.pattern()
      isPattern = true
    }
    scanner.skipSpaces()
    while scanner.next == "[" {
      attributes.append(try scanner.attribute())
      scanner.skipSpaces()
    }
    guard scanner.next == nil else {
      throw Failure(
        message: "\(quoted(role)) must be followed by a name in quotes or an attribute in brackets",
        offset: scanner.offset
      )
    }
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private(set) var offset = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    mutating func skipSpaces() {
      while let next, next.properties.isWhitespace { offset += 1 }
    }

    mutating func word() -> String {
      take {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      }
    }

    private mutating func take(while accepts: (Unicode.Scalar) -> Bool) -> String {
      let start = offset
      while let next, accepts(next) { offset += 1 }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<offset])
      return String(text)
    }

    /// Parses a quoted name, which may contain JSON escape sequences.
    mutating func string() throws(Failure) -> String {
      let start = offset
      offset += 1
      var units: [UInt16] = []
      while let next {
        offset += 1
        switch next {
        case "\"": return String(decoding: units, as: UTF16.self)
        case "\\": units += try escape()
        default: units += Array(UTF16.encode(next) ?? UTF16.EncodedScalar())
        }
      }
      throw Failure(message: "the name has no closing quotation mark", offset: start)
    }

    private mutating func escape() throws(Failure) -> [UInt16] {
      guard let next else {
        throw Failure(message: "the name has no closing quotation mark", offset: offset)
      }
      offset += 1
      switch next {
      case "n": return [0x0A]
      case "t": return [0x09]
      case "r": return [0x0D]
      case "b": return [0x08]
      case "f": return [0x0C]
      case "u":
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[offset..<min(offset + 4, scalars.count)])
        guard digits.count == 4, let unit = UInt16(String(digits), radix: 16) else {
          throw Failure(
            message: "\\u must be followed by four hexadecimal digits",
            offset: offset - 2
          )
        }
        offset += 4
        return [unit]
      default: return Array(UTF16.encode(next) ?? UTF16.EncodedScalar())
      }
    }

    /// Parses a pattern between slashes and keeps its text unchanged.
    mutating func pattern() throws(Failure) -> String {
      let start = offset
      offset += 1
      var text = String.UnicodeScalarView()
      while let next {
        offset += 1
        if next == "/" {
          _ = word()
          return String(text)
        }
        text.append(next)
        if next == "\\", let escaped = self.next {
          text.append(escaped)
          offset += 1
        }
      }
      throw Failure(message: "the pattern has no closing slash", offset: start)
    }

    mutating func attribute() throws(Failure) -> (name: String, value: String?) {
      let start = offset
      offset += 1
      skipSpaces()
      let name = word()
      guard !name.isEmpty else {
        throw Failure(message: "[ must be followed by an attribute's name", offset: start)
      }
      skipSpaces()
      var value: String?
      if next == "=" {
        offset += 1
        value = take { $0 != "]" }.collapsingSpaces()
      }
      guard next == "]" else {
        throw Failure(message: "[\(name) has no closing bracket", offset: start)
      }
      offset += 1
      return (name, value)
    }
  }
}
