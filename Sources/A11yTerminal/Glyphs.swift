// SPDX-License-Identifier: MIT

import A11yTextWidth
import Foundation

/// The characters for drawing text, lines, corners and marks.
public struct Glyphs: Sendable {
  /// The glyphs for terminals that support Unicode.
  public static let unicode = Glyphs(isUnicode: true)
  /// The glyphs for terminals whose locale does not use UTF-8. Terminals that do not use UTF-8 may interpret the bytes
  /// of other characters as control characters. For example, the last byte of U+201B is 9B, which begins an escape
  /// sequence.
  public static let ascii = Glyphs(isUnicode: false)

  private let isUnicode: Bool

  private init(isUnicode: Bool) { self.isUnicode = isUnicode }

  /// Chooses the glyphs for a terminal from the locale of its programs. The locale is the value of the first
  /// environment variable that is set among `LC_ALL`, `LC_CTYPE` and `LANG`.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self.init(isUnicode: locale.map { $0.uppercased().contains("UTF") } ?? true)
  }

  /// Chooses the glyphs for output to a file descriptor. Files and other programs always receive UTF-8.
  public init(writingTo descriptor: Int32) {
    self =
      isatty(descriptor) == 1
      ? Glyphs(environment: ProcessInfo.processInfo.environment) : .unicode
  }

  /// Returns the text drawn with these glyphs. Each glyph is as wide as the glyph that it replaces.
  public func drawn(_ text: String) -> String {
    if isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += $1.isASCII ? String($1) : Self.ascii(for: $1) }
  }

  private static func ascii(for character: Character) -> String {
    if let glyph = table[character] { return glyph }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.isASCII { return String(base) }
    return String(repeating: "?", count: TextWidth.of(character))
  }

  private static let table: [Character: String] = [
    "─": "-", "│": "|", "╌": "-", "╎": ":", "┌": "+", "┐": "+", "└": "+", "┘": "+", "▸": ">",
    "▏": "|", "…": "~", "•": "*", "←": "<", "→": ">", "↑": "^", "↓": "v", "“": "\"", "”": "\"",
    "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "‚": "'", "‛": "'", "‐": "-", "–": "-",
    "—": "-", "−": "-", "·": ".", "×": "x", "\u{A0}": " ", "\u{202F}": " ",
  ]
}
