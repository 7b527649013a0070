// SPDX-License-Identifier: MIT

import Foundation

/// A link in a piece of text.
package struct TextLink: Hashable, Sendable {
  package let words: String
  package let url: URL
}

/// A parser for localized strings, which may contain Markdown for emphasis, code and links in a single line.
enum MarkdownText {
  /// Returns the text without its Markdown characters, together with the text's links.
  ///
  /// A single pass over the bytes finds the few strings that contain Markdown characters.
  static func read(_ text: String) -> (words: String, links: [TextLink]) {
    var text = text
    guard text.utf8.count <= maximumLength, text.withUTF8({ $0.contains(where: isMark) }) else {
      return (text, [])
    }
    var reader = Reader(rest: Substring(text))
    let words = reader.read(until: nil)
    return (words, reader.links)
  }

  /// The maximum length of a string to parse, in bytes. Longer strings are considered documents and are not parsed.
  private static let maximumLength = 10_000

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"): true
    case UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }

  private struct Reader {
    var rest: Substring
    var previous: Character = " "
    var depth = 0
    var links: [TextLink] = []

    /// The maximum nesting depth of emphasis. In text written by people, emphasis is not nested more deeply than this
    /// limit.
    static let maximumDepth = 20

    /// Reads the text up to a closing delimiter or, if there is none, to the end of the text.
    mutating func read(until end: String?) -> String {
      var plain = ""
      while let character = rest.first {
        if let end, closes(end) {
          rest.removeFirst(end.count)
          return plain
        }
        if let inside = code() ?? link() ?? emphasis() ?? escaped() {
          plain += inside
          previous = plain.last ?? previous
        } else {
          plain.append(character)
          previous = character
          rest.removeFirst()
        }
      }
      return plain
    }

    /// Returns whether the remaining text begins with a closing delimiter.
    ///
    /// A delimiter closes emphasis only if the character before it is not whitespace. An underscore closes emphasis
    /// only at the end of a word.
    private func closes(_ end: String) -> Bool {
      guard rest.hasPrefix(end), !previous.isWhitespace else { return false }
      let next = rest.dropFirst(end.count).first
      return !end.hasPrefix("_") || !(next.map { $0.isLetter || $0.isNumber } ?? false)
    }

    private mutating func code() -> String? {
      guard rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") else { return nil }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      guard !inside.isEmpty else { return nil }
      rest = rest[rest.index(after: end)...]
      return String(inside)
    }

    /// Reads a link such as `[words](address)`, or an inflection such as `^[words](inflect: true)`.
    private mutating func link() -> String? {
      let inflects = rest.hasPrefix("^[")
      guard inflects || rest.first == "[" else { return nil }
      let start = rest.index(rest.startIndex, offsetBy: inflects ? 2 : 1)
      guard let bracket = rest[start...].firstIndex(of: "]") else { return nil }
      let after = rest.index(after: bracket)
      guard after < rest.endIndex, rest[after] == "(",
        let end = rest[after...].firstIndex(of: ")")
      else { return nil }
      let words = MarkdownText.read(String(rest[start..<bracket])).words
      if !inflects, let url = URL(string: String(rest[rest.index(after: after)..<end])) {
        links.append(TextLink(words: words, url: url))
      }
      rest = rest[rest.index(after: end)...]
      return inflects ? GrammarAgreement.agreeing(words) : words
    }

    private mutating func emphasis() -> String? {
      guard depth < Self.maximumDepth else { return nil }
      for mark in ["***", "**", "__", "~~", "*", "_"] where rest.hasPrefix(mark) {
        guard let next = rest.dropFirst(mark.count).first, !next.isWhitespace,
          !mark.hasPrefix("_") || !(previous.isLetter || previous.isNumber)
        else { return nil }
        var inner = Reader(
          rest: rest.dropFirst(mark.count),
          previous: " ",
          depth: depth + 1,
          links: links
        )
        // A delimiter without a matching closing delimiter is ordinary text.
        guard let inside = inner.readClosed(mark) else { continue }
        rest = inner.rest
        links = inner.links
        return inside
      }
      return nil
    }

    /// Reads the text up to a closing delimiter, or returns `nil` if there is none.
    private mutating func readClosed(_ end: String) -> String? {
      guard rest.contains(end) else { return nil }
      let inside = read(until: end)
      // If the end of the text has been reached, the emphasis was closed only if the text ends with the delimiter.
      return rest.isEmpty && !rest.base.hasSuffix(end) ? nil : inside
    }

    private mutating func escaped() -> String? {
      guard rest.first == "\\", let next = rest.dropFirst().first, "*_`~[]\\".contains(next) else {
        return nil
      }
      rest.removeFirst(2)
      return String(next)
    }
  }
}
