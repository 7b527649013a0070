// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The words of elements, preprocessed for searching.
///
/// The search ignores case and diacritics.
struct ItemIndex: Sendable {
  /// One element's words without case and diacritics.
  private struct Entry: Sendable {
    var words: [UInt8]
    var label: [UInt8]
    /// The words of the description and the hint, which are searched last.
    var description: [UInt8]

    /// Returns how well the element matches a string (0 is the best match), or `nil` if the element does not match.
    func rank(_ wanted: [UInt8]) -> Int? {
      if label == wanted || words == wanted { return 0 }
      if label.startsWord(wanted) || words.startsWord(wanted) { return 1 }
      guard words.contains(wanted) || label.starts(with: wanted) else {
        return description.contains(wanted) ? 5 : nil
      }
      if words.contains(wanted, where: { words.isWord(at: $0, wanted.count) }) { return 2 }
      return label.starts(with: wanted) || words.starts(with: wanted) ? 3 : 4
    }
  }

  private let entries: [Entry]

  /// Creates an index of the given elements' words. The complexity is O(number of elements), and each element takes one
  /// or two microseconds.
  init(of stops: [ElementID], in tree: AccessibilityTree, _ verbosity: Verbosity) {
    entries = stops.map { id in
      let element = tree[id]
      let details = element.flatMap { $0.hasDetails ? $0.details : nil }
      let description = [details?.description, details?.hint].compactMap(\.self)
      return Entry(
        words: VoiceOver.Item(id, in: tree, verbosity).text.folded,
        label: element?.label.folded ?? [],
        description: description.joined(separator: " ").folded
      )
    }
  }

  /// Returns the indices of the elements that match a string, best matches first. Elements whose name equals the search
  /// string come first, followed by elements whose words begin with the string. Next come elements that contain the
  /// search string as whole words, at the beginning of a word, or elsewhere in a word. Elements whose description or
  /// hint contains the search string come last.
  ///
  /// An empty string matches all elements. The complexity is O(length of all words); searching 100,000 elements takes a
  /// few milliseconds.
  ///
  /// - Parameter known: The places to search, in any order, or `nil` for all places.
  func matches(_ text: String, among known: [Int]? = nil) -> [Int] {
    let wanted = text.folded
    let places = known?.sorted() ?? Array(entries.indices)
    guard !wanted.isEmpty else { return places }
    var ranks: [[Int]] = Array(repeating: [], count: 6)
    for place in places {
      if let rank = entries[place].rank(wanted) { ranks[rank].append(place) }
    }
    return Array(ranks.joined())
  }
}

extension AccessibilityTree {
  /// Returns the first stop in the first container whose name contains a string. O(number of elements).
  func start(ofContainer text: String) -> ElementID? {
    let wanted = text.folded
    var pending = scope.map { [$0] } ?? []
    while let next = pending.popLast() {
      guard isVisible(next) else { continue }
      if self[next]?.label.folded.contains(wanted) == true, let stop = first(.stop, in: next) {
        return stop
      }
      pending += children(of: next).reversed()
    }
    return nil
  }
}

extension String {
  /// The text in UTF-8, without case and diacritics, for comparisons.
  fileprivate var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let scalars = lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.canonicalCombiningClass == .notReordered
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }
}

extension [UInt8] {
  /// Returns whether a text contains the bytes of the search text.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool { contains(wanted) { _ in true } }

  /// Returns whether the text begins with the search text, and whether that beginning consists of whole words.
  fileprivate func startsWord(_ wanted: [UInt8]) -> Bool {
    starts(with: wanted) && isWord(at: 0, wanted.count)
  }

  /// Returns whether the bytes at a position form whole words rather than part of a longer word.
  fileprivate func isWord(at start: Int, _ length: Int) -> Bool {
    let end = start + length
    let isStart = start == 0 || !self[start - 1].isOfWord || !self[start].isOfWord
    return isStart && (end == count || !self[end].isOfWord || !self[end - 1].isOfWord)
  }

  /// Returns whether the bytes contain the search text's bytes at a position that meets a condition.
  fileprivate func contains(_ wanted: [UInt8], where condition: (Int) -> Bool) -> Bool {
    guard let first = wanted.first else { return true }
    guard wanted.count <= count else { return false }
    return withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        for start in 0...bytes.count - wanted.count where bytes[start] == first {
          var end = 1
          while end < wanted.count, bytes[start + end] == wanted[end] { end += 1 }
          if end == wanted.count, condition(start) { return true }
        }
        return false
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte belongs to a letter or a digit. All non-ASCII characters are assumed to be letters.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
