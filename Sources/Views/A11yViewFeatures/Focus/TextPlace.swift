// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A place in a text as a character count, with its offset in storage.
///
/// Converting one to the other visits each character, which in a long text would cause a pause
/// with every key. So each key keeps the result for the next.
package struct TextPlace: Hashable {
  package let text: String
  private let characters: Int
  private let offset: Int

  /// Finds a place by counting from the beginning.
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

  /// The number of characters before the place.
  package var insertionPoint: Int { characters }

  private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  /// Whether a text is the one that the place belongs to: the same bytes in the same storage.
  package func isIn(_ other: String, at insertionPoint: Int) -> Bool {
    characters == insertionPoint && haveSameBits(text, other)
  }

  /// The text with more inserted, and the place after that.
  package func inserting(_ inserted: String) -> (text: String, place: TextPlace) {
    let index = index
    let begin = index > text.startIndex ? text.index(before: index) : index
    // Counted from the character before: an accent may have joined it.
    let tail = String(text[begin..<index]) + inserted
    let count = (begin < index ? characters - 1 : characters) + tail.count
    var result = ""
    result.reserveCapacity(text.utf8.count + inserted.utf8.count)
    result += text[..<index]
    result += inserted
    result += text[index...]
    return (result, Self.place(result, count, offset + inserted.utf8.count))
  }

  /// The text without the character before the place, and the new place.
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

  /// A text with some of its characters replaced, and the place after what replaces them.
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

  /// A place, counted again if what follows may have joined what is before: only ASCII letters
  /// certainly do not join.
  private static func place(_ text: String, _ characters: Int, _ offset: Int) -> TextPlace {
    let next = text.utf8.index(text.startIndex, offsetBy: offset)
    guard next < text.endIndex else { return TextPlace(text, characters, offset) }
    let isPlain =
      text.utf8[next] < 0x80 && text.utf8[next] != 0x0A
      && (offset == 0 || text.utf8[text.utf8.index(before: next)] < 0x80)
    return isPlain ? TextPlace(text, characters, offset) : TextPlace(characters, in: text)
  }
}
