// SPDX-License-Identifier: MIT

/// The width of text in terminal columns, and functions that cut, pad or wrap text to a width.
public enum TextWidth {
  /// Returns a string's width in columns. O(length).
  public static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// Returns a character's width in columns, which is 0, 1 or 2.
  ///
  /// A character that consists of several scalars is as wide as all of them together, up to two columns. A character in
  /// emoji presentation is two columns wide.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let width = of(first)
    guard scalars.count > 1, width < 2 else { return width }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    return min(scalars.reduce(0) { $0 + of($1) }, 2)
  }

  /// Returns the width in columns of a single scalar, which is 0, 1 or 2.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case 0..<0xA0: 0
    default:
      if WidthTables.wide.holds(scalar.value) {
        2
      } else {
        WidthTables.zero.holds(scalar.value) ? 0 : 1
      }
    }
  }

  /// Returns the text cut to a width, with `…` at the end if any text was cut off.
  public static func cut(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      used += of(text[index])
      if used > width { return String(text[..<end]) + "…" }
      let next = text.index(after: index)
      if used <= width - 1 { end = next }
      index = next
    }
    return text
  }

  /// Returns the text cut to a width and padded with spaces.
  public static func padded(_ text: String, to width: Int) -> String {
    let text = cut(text, to: width)
    return text + String(repeating: " ", count: max(width - of(text), 0))
  }
}

extension [(UInt32, UInt32)] {
  /// Returns whether one of the sorted ranges contains a value. The complexity is O(log number of ranges).
  fileprivate func holds(_ value: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let (first, last) = self[middle]
      if value < first {
        high = middle
      } else if value > last {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
