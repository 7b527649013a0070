// SPDX-License-Identifier: MIT

/// The text of one line, assembled from pieces of text.
struct TextRun {
  private(set) var text = ""
  private let spacing: Page.Spacing
  /// Whether the text has an unclosed straight double quotation mark.
  private var isQuoting = false

  init(_ spacing: Page.Spacing) { self.spacing = spacing }

  /// Adds a piece.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - endsWord: Whether the piece cannot continue the preceding word.
  ///   - continuesWord: Whether the piece always continues the preceding word.
  mutating func append(_ piece: String, endsWord: Bool, continuesWord: Bool = false) {
    if !continuesWord, needsSpace(before: piece, endsWord: endsWord) { text += " " }
    if spacing == .trimmed {
      for byte in piece.utf8 where byte == UInt8(ascii: "\"") { isQuoting.toggle() }
    }
    text += piece
  }

  private func needsSpace(before piece: String, endsWord: Bool) -> Bool {
    guard let last = text.unicodeScalars.last, let first = piece.unicodeScalars.first else {
      return false
    }
    switch spacing {
    case .carried:
      return endsWord && last.properties.isAlphabeticOrDigit
        && first.properties.isAlphabeticOrDigit
    case .trimmed:
      if first == "\"" || last == "\"", isQuoting { return false }
      return !piece.startsWithClosing && !last.isOpening
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}

extension Unicode.Scalar {
  /// Whether the character is never preceded by a space.
  var isClosing: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "…", "%", "'", "’": true
    default:
      properties.generalCategory == .closePunctuation
        || properties.generalCategory == .finalPunctuation
    }
  }

  /// Whether the character is never followed by a space.
  var isOpening: Bool {
    properties.generalCategory == .openPunctuation
      || properties.generalCategory == .initialPunctuation
  }
}

extension String {
  /// Whether the text begins with a closing bracket or with punctuation that ends a sentence. Text from the CSS
  /// selector `:before` is treated as a word.
  fileprivate var startsWithClosing: Bool {
    let rest = unicodeScalars.drop { $0.isClosing }
    guard rest.startIndex > unicodeScalars.startIndex else { return false }
    guard let next = rest.first else { return true }
    return next.properties.isWhitespace || next == "\"" || next.isOpening
  }

  /// Whether the text consists only of closing brackets or punctuation that ends a sentence.
  var isClosingPunctuation: Bool {
    unicodeScalars.allSatisfy { $0.isClosing || $0 == " " || $0 == "\"" }
      && unicodeScalars.contains { $0 != "%" }
  }

  /// Returns the trimmed text, with each run of white space collapsed to one space.
  func collapsingSpaces() -> String {
    if !needsCollapsing { return self }
    var collapsed = String.UnicodeScalarView()
    var isPending = false
    for scalar in unicodeScalars {
      if scalar.isCollapsible {
        isPending = !collapsed.isEmpty
      } else {
        if isPending { collapsed.append(" ") }
        isPending = false
        collapsed.append(scalar)
      }
    }
    return String(collapsed)
  }

  /// Whether the text may contain runs of white space to collapse. Most text has only single spaces, so it is skipped
  /// quickly, without examining each character.
  private var needsCollapsing: Bool {
    var wasSpace = true
    var mayHoldOthers = false
    for byte in utf8 {
      switch byte {
      case 0x20 where !wasSpace: wasSpace = true
      case 0x20, 0x09...0x0D: return true
      case 0xC2, 0xE1, 0xE2, 0xE3:
        wasSpace = false
        mayHoldOthers = true
      default: wasSpace = false
      }
    }
    if wasSpace, !isEmpty { return true }
    return mayHoldOthers && unicodeScalars.contains { !$0.isASCII && $0.isCollapsible }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a type of white space that is collapsed.
  fileprivate var isCollapsible: Bool {
    // Looking up a property is slow, and most characters do not need the lookup.
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
