// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A position in a string, given as both a character count and a storage offset.
///
/// Converting between the count and the offset requires a pass over all characters before the position. In a long
/// string, this conversion would delay the response to every key press. Therefore, the position after each key press is
/// stored for the next key press.
package struct TextPlace: Hashable {
  package let text: String
  private let characters: Int
  private let offset: Int

  /// Creates a position by counting the characters from the beginning of a string.
  package init(_ characters: Int, in text: String) {
    let start = text.startIndex
    let index = text.index(start, offsetBy: max(characters, 0), limitedBy: text.endIndex)
    self.text = text
    self.characters = index == nil ? text.count : max(characters, 0)
    offset = text.utf8.distance(from: start, to: index ?? text.endIndex)
  }

  private init(_ text: String, _ characters: Int, _ offset: Int) {
    self.text = text
    self.characters = characters
    self.offset = offset
  }

  /// The number of characters before the position.
  package var insertionPoint: Int { characters }

  private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  /// Returns whether the position was computed for the given string, with the same bytes in the same storage.
  package func isIn(_ other: String, at insertionPoint: Int) -> Bool {
    characters == insertionPoint && haveSameBits(text, other)
  }

  /// Returns the text after an insertion, and the position after the inserted characters.
  package func inserting(_ inserted: String) -> (text: String, place: TextPlace) {
    let index = index
    let begin = index > text.startIndex ? text.index(before: index) : index
    // Counting starts at the previous character, because an inserted accent may have combined with it.
    let tail = String(text[begin..<index]) + inserted
    let count = (begin < index ? characters - 1 : characters) + tail.count
    var result = ""
    result.reserveCapacity(text.utf8.count + inserted.utf8.count)
    result += text[..<index]
    result += inserted
    result += text[index...]
    return (result, Self.place(result, count, offset + inserted.utf8.count))
  }

  /// Returns the text after the character before the position has been removed, and the new position.
  package func deletingBackward() -> (text: String, place: TextPlace)? {
    let index = index
    guard index > text.startIndex else { return nil }
    let begin = text.index(before: index)
    var result = ""
    result.reserveCapacity(text.utf8.count)
    result += text[..<begin]
    result += text[index...]
    let offset = text.utf8.distance(from: text.startIndex, to: begin)
    return (result, Self.place(result, characters - 1, offset))
  }

  /// Returns a copy of the string with some characters replaced, and the position after the replacement.
  package static func replacing(
    _ range: Range<Int>,
    of text: String,
    with new: String
  ) -> (text: String, place: TextPlace) {
    let start = TextPlace(range.lowerBound, in: text)
    let end = TextPlace(range.upperBound, in: text)
    let rest = String(text[..<start.index]) + text[end.index...]
    return place(rest, start.characters, start.offset).inserting(new)
  }

  /// Returns a position. The characters before the position are counted again if the text after the position may
  /// combine with the text before it.
  ///
  /// Two adjacent ASCII characters never combine, unless the second is a line feed.
  private static func place(_ text: String, _ characters: Int, _ offset: Int) -> TextPlace {
    let next = text.utf8.index(text.startIndex, offsetBy: offset)
    guard next < text.endIndex else { return TextPlace(text, characters, offset) }
    let isPlain =
      text.utf8[next] < 0x80 && text.utf8[next] != 0x0A
      && (offset == 0 || text.utf8[text.utf8.index(before: next)] < 0x80)
    return isPlain ? TextPlace(text, characters, offset) : TextPlace(characters, in: text)
  }
}
