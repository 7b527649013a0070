// SPDX-License-Identifier: MIT

/// Functions that read and write Swift source code as text.
enum SourceText {
  /// Returns a string as a Swift string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Finds the call to a function at or after an index. Returns the range of the function's name and, if all arguments
  /// are string literals, the range of the arguments.
  static func call(
    _ name: String,
    in source: String,
    from start: String.Index
  ) -> (name: Range<String.Index>, arguments: Range<String.Index>)? {
    guard let found = source[start...].firstRange(of: "\(name)(") else { return nil }
    let open = found.upperBound
    var index = open
    while index < source.endIndex {
      let character = source[index]
      if character == ")" {
        let nameEnd = source.index(before: found.upperBound)
        return (found.lowerBound..<nameEnd, open..<index)
      } else if character == "\"" {
        guard let end = endOfLiteral(in: source, from: index) else { return nil }
        index = end
      } else if character.isWhitespace || character == "," {
        index = source.index(after: index)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the index after a plain string literal, or `nil` if the literal contains an interpolation.
  private static func endOfLiteral(in source: String, from start: String.Index) -> String.Index? {
    let isMultiline = source[start...].hasPrefix("\"\"\"")
    let quote = isMultiline ? "\"\"\"" : "\""
    var index = source.index(start, offsetBy: quote.count)
    while index < source.endIndex {
      if source[index...].hasPrefix(quote) { return source.index(index, offsetBy: quote.count) }
      if source[index] == "\\" {
        index = source.index(after: index)
        guard index < source.endIndex, source[index] != "(" else { return nil }
      } else if source[index].isNewline, !isMultiline {
        return nil
      }
      index = source.index(after: index)
    }
    return nil
  }
}
