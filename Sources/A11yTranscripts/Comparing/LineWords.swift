// SPDX-License-Identifier: MIT

/// The words of many lines, stored as numbers so that pairs of lines can be compared quickly.
struct LineWords {
  private var numbers: [Substring: Int32] = [:]

  /// Returns the sorted numbers of a line's words, without punctuation.
  mutating func add(_ line: String) -> [Int32] {
    var words: [Int32] = []
    for word in WordDifference.words(line).prefix(WordDifference.limit)
    where WordDifference.isWord(word) {
      let number = numbers[word] ?? Int32(numbers.count)
      numbers[word] = number
      words.append(number)
    }
    words.sort()
    return words
  }

  /// Returns the similarity of two lines, from 0 if they have nothing in common to 1 if they have the same words in any
  /// order.
  static func likeness(_ left: [Int32], _ right: [Int32]) -> Double {
    var (l, r, common) = (0, 0, 0)
    while l < left.count, r < right.count {
      if left[l] == right[r] {
        common += 2
        l += 1
        r += 1
      } else if left[l] < right[r] {
        l += 1
      } else {
        r += 1
      }
    }
    let total = left.count + right.count
    return total == 0 ? 0 : Double(common) / Double(total)
  }
}
