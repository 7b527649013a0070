// SPDX-License-Identifier: MIT

extension TextWidth {
  /// Breaks a string into lines that do not exceed a given width, at spaces if possible. At most `limit` lines are
  /// returned. The rest of the string is omitted.
  public static func wrap(_ text: String, to width: Int, limit: Int = .max) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      guard lines.count < limit else { break }
      let wide = of(String(word))
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
          if used + of(character) > width {
            lines.append(line)
            line = ""
            used = 0
          }
          line.append(character)
          used += of(character)
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
