// SPDX-License-Identifier: MIT

import Foundation

/// The words that the keyboard can predict.
///
/// Words with a higher count are suggested first. Without counts, words are suggested in list order. In an alphabetical
/// list, however, shorter words come first, because alphabetical order does not reflect frequency.
public final class WordList: Sendable {
  /// The reason that a word list cannot be used.
  public enum Fault: Error, Hashable, CustomStringConvertible {
    /// The list is longer than the maximum number of bytes or words.
    case tooLarge
    /// The list is not valid UTF-8 text.
    case notText
    /// The list does not contain any words.
    case empty

    /// The reason, as a phrase that follows a file name.
    public var description: String {
      switch self {
      case .tooLarge:
        "is larger than \(WordList.mostBytes / 1_048_576) MB or contains more than \(WordList.mostWords) words"
      case .notText: "is not UTF-8 text"
      case .empty: "has no words; a list has one word per line, which may be followed by its count"
      }
    }
  }

  /// The maximum size of a list, in bytes.
  public static let mostBytes = 32 * 1_048_576
  /// The maximum number of words in a list.
  public static let mostWords = 2_000_000
  /// The maximum length of a word, in characters.
  private static let longest = 40
  /// The maximum number of suggestions for the beginning of a word.
  static let mostSuggestions = 6
  /// The maximum length of the word beginnings for which suggestions are precomputed, because many words share a short
  /// beginning.
  private static let shortBeginning = 3

  /// The words, sorted by their lowercase forms.
  private let words: [(key: String, word: String, rank: Int)]
  /// The suggestions for short beginnings, as indices of words.
  private let common: [String: [Int32]]
  /// A hash of the contents, used to compare two lists.
  public let digest: UInt64

  /// Parses a list with one word per line. Lines that are not words, such as comments, are skipped.
  public init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    var entries: [(key: String, word: String, count: Double, length: Int)] = []
    var hasCounts = false
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ) {
      let parts = line.split(maxSplits: 1) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = parts.first, first.count <= Self.longest * 4 else { continue }
      let word = String(decoding: first, as: UTF8.self)
      let length = word.count
      guard length <= Self.longest, Self.isWord(word) else { continue }
      guard entries.count < Self.mostWords else { throw .tooLarge }
      var count = 0.0
      if parts.count > 1, let number = Double(Self.trimmed(parts[1])) {
        (count, hasCounts) = (number, true)
      }
      entries.append((word.lowercased(), word, count, length))
    }
    guard !entries.isEmpty else { throw .empty }
    let isAlphabetic =
      !hasCounts && zip(entries, entries.dropFirst()).allSatisfy { $0.key <= $1.key }
    let order = entries.indices.sorted { one, other in
      if entries[one].count != entries[other].count {
        return entries[one].count > entries[other].count
      }
      if isAlphabetic, entries[one].length != entries[other].length {
        return entries[one].length < entries[other].length
      }
      return one < other
    }
    var ranks = Array(repeating: 0, count: entries.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    words = entries.indices.map { (entries[$0].key, entries[$0].word, ranks[$0]) }
      .sorted { ($0.key, $0.rank) < ($1.key, $1.rank) }
    var places = Array(repeating: Int32(0), count: words.count)
    for (place, word) in words.enumerated() { places[word.rank] = Int32(place) }
    var common: [String: [Int32]] = [:]
    for place in places {
      var beginning = ""
      for letter in words[Int(place)].key.prefix(Self.shortBeginning) {
        beginning.append(letter)
        // The limit allows for words that differ only in capitalization, because such words are suggested only once.
        if common[beginning, default: []].count < Self.mostSuggestions * 2 {
          common[beginning, default: []].append(place)
        }
      }
    }
    self.common = common
    digest = bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private static func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the most frequent words with the given beginning, excluding the beginning itself even if it is a word. The
  /// complexity is O(number of words with the beginning) for a long beginning and O(1) for a short beginning.
  package func suggestions(for beginning: String, _ count: Int) -> [String] {
    let key = beginning.lowercased()
    guard !key.isEmpty else { return [] }
    let places =
      key.count <= Self.shortBeginning
      ? (common[key] ?? []).map(Int.init)
      : range(of: key).sorted { words[$0].rank < words[$1].rank }
    var found: [String] = []
    for place in places where found.count < min(count, Self.mostSuggestions) {
      let word = words[place].word
      // The beginning of the word is kept as it was typed.
      let whole = beginning + word.dropFirst(beginning.count)
      if words[place].key != key, !found.contains(whole) { found.append(whole) }
    }
    return found
  }

  private func range(of beginning: String) -> Range<Int> {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].key < beginning { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < words.count, words[end].key.hasPrefix(beginning) { end += 1 }
    return low..<end
  }
}

extension WordList: Hashable {
  /// Returns whether two lists have the same contents.
  public static func == (one: WordList, other: WordList) -> Bool { one.digest == other.digest }

  /// Adds the contents of the list to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension Keyboard {
  /// The maximum length, in characters, of a beginning for which words are predicted.
  private static let longestBeginning = 40

  /// Shows predictions for the word whose beginning is at the end of the given text.
  mutating func predict(
    _ words: WordList?,
    before text: some BidirectionalCollection<Character>,
    _ count: Int
  ) {
    guard let words, layer == .letters || layer == .accents else { return predict([]) }
    let beginning = String(
      text.suffix(Self.longestBeginning).reversed()
        .prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }.reversed()
    )
    predict(
      words.suggestions(for: beginning, count).map {
        .prediction(word: $0, rest: String($0.dropFirst(beginning.count)))
      }
    )
  }
}
