// SPDX-License-Identifier: MIT

#if canImport(_FoundationICU)
  import _FoundationICU
#else
  import Foundation
#endif

/// The word boundaries in a language's text, according to ICU's rules and dictionaries (UAX #29).
enum WordBreaks {
  /// Returns the words of a string, including the punctuation that is attached to them. For example, `Ada,` and
  /// `well-known` each count as one word, and `日本語の見出し` counts as three. The complexity is O(length of the text).
  ///
  /// - Parameter language: The language of the text, as in `ja-JP` (empty if the language is not known).
  static func words(of text: String, language: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { piece in
      // ASCII text is divided into words only by spaces.
      piece.utf8.allSatisfy { $0 < 0x80 } ? [String(piece)] : words(inPiece: piece, language)
    }
  }

  /// Returns the words of a string that contains no whitespace.
  private static func words(inPiece piece: Substring, _ language: String) -> [String] {
    let units = Array(piece.utf16)
    var words: [String] = []
    var start = 0
    /// The string before the current boundary, if that string is a word.
    var last: Part?
    for part in parts(of: units, language) {
      let isNew =
        part.isWord && (last.map { $0.end == part.start || $0.isDense || part.isDense } ?? false)
      if isNew {
        words.append(String(decoding: units[start..<part.start], as: UTF16.self))
        start = part.start
      }
      if part.isWord { last = part }
    }
    words.append(String(decoding: units[start...], as: UTF16.self))
    return words
  }

  /// A substring between two boundaries, in UTF-16 code units.
  private struct Part {
    var start: Int
    var end: Int
    /// Whether the substring contains letters, digits or ideographs.
    var isWord: Bool
    /// Whether the substring consists of kana or ideographs, which begin and end words even next to punctuation.
    var isDense: Bool
  }

  #if canImport(_FoundationICU)
    // `units` outlives the iterator, which keeps a pointer to it and is closed first.
    private static func parts(of units: [UInt16], _ language: String) -> [Part] {
      units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        let iterator = swift_ubrk_open(
          UBRK_WORD,
          language,
          buffer.baseAddress,
          Int32(buffer.count),
          &status
        )
        guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
        defer { swift_ubrk_close(iterator) }
        var parts: [Part] = []
        var start = Int(swift_ubrk_first(iterator))
        while true {
          let end = Int(swift_ubrk_next(iterator))
          guard end > start else { return parts }
          let kind = UInt32(bitPattern: swift_ubrk_getRuleStatus(iterator))
          parts.append(
            Part(
              start: start,
              end: end,
              isWord: kind >= UBRK_WORD_NUMBER.rawValue,
              isDense: kind >= UBRK_WORD_KANA.rawValue
            )
          )
          start = end
        }
      }
    }
  #else
    private static func parts(of units: [UInt16], _ language: String) -> [Part] {
      let text = NSString(string: String(decoding: units, as: UTF16.self))
      var parts: [Part] = []
      text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) {
        word,
        range,
        _,
        _ in
        let isDense = word?.unicodeScalars.contains { $0.properties.isIdeographic } ?? false
        let end = range.location + range.length
        parts.append(Part(start: range.location, end: end, isWord: true, isDense: isDense))
      }
      return parts
    }
  #endif
}
