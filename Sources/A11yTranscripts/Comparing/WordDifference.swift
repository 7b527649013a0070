// SPDX-License-Identifier: MIT

/// The words in which two lines differ.
public enum WordDifference {
  /// The maximum number of words in a line for its words to be compared.
  static let limit = 400

  /// Returns the words in a line. Any character that is neither a letter nor a digit is a separate word.
  static func words(_ line: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      if character.isLetter || character.isNumber {
        start = start ?? index
      } else {
        if let begin = start { words.append(line[begin..<index]) }
        start = nil
        if !character.isWhitespace { words.append(line[index..<next]) }
      }
      index = next
    }
    if let start { words.append(line[start...]) }
    return words
  }

  static func isWord(_ word: Substring) -> Bool {
    word.first?.isLetter == true || word.first?.isNumber == true
  }

  /// Returns, for each of two lines, the ranges of its words that are missing from the corresponding position in the
  /// other line. Both lists of ranges are empty if the lines have no words or all words in common.
  public static func marks(
    _ left: String,
    _ right: String,
    ignoringCase: Bool = false
  ) -> (left: [Range<String.Index>], right: [Range<String.Index>]) {
    let (a, b) = (words(left), words(right))
    guard a.count <= limit, b.count <= limit else { return ([], []) }
    let changes = b.difference(from: a) { one, other in
      one == other || ignoringCase && one.lowercased() == other.lowercased()
    }
    // Marks do not help if the lines have only punctuation in common, such as a comma or a quotation mark.
    let removed = Set(changes.removals.map(\.place))
    guard a.indices.contains(where: { !removed.contains($0) && isWord(a[$0]) }) else {
      return ([], [])
    }
    let left = changes.removals.map { a[$0.place].startIndex..<a[$0.place].endIndex }
    let right = changes.insertions.map { b[$0.place].startIndex..<b[$0.place].endIndex }
    return (left, right)
  }
}

extension CollectionDifference.Change {
  /// The index of the element in its own collection.
  fileprivate var place: Int {
    switch self {
    case .insert(let place, _, _), .remove(let place, _, _): place
    }
  }
}
