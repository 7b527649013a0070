extension TerminalText {
  /// How many columns a text takes up. O(length).
  public static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// How many columns a character takes up: 0, 1 or 2.
  public static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The text cut to a width, with `…` where something was cut off.
  public static func cut(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      used += Self.width(text[index])
      if used > width { return String(text[..<end]) + "…" }
      let next = text.index(after: index)
      if used <= width - 1 { end = next }
      index = next
    }
    return text
  }

  /// The text in lines of at most a width, broken at spaces where there are any. At most `limit`
  /// lines; what is left over is cut off.
  public static func wrap(_ text: String, to width: Int, limit: Int = .max) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      guard lines.count < limit else { break }
      let wide = Self.width(String(word))
      if used > 0, used + 1 + wide > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if used > 0 {
        line += " "
        used += 1
      }
      if wide <= width {
        line += word
        used += wide
      } else {
        for character in word {
          if used + Self.width(character) > width {
            lines.append(line)
            line = ""
            used = 0
          }
          line.append(character)
          used += Self.width(character)
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    var kept = Array(lines.prefix(limit))
    kept[limit - 1] = cut(kept[limit - 1] + " " + lines[limit], to: width)
    return kept
  }
}
