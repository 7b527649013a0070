// SPDX-License-Identifier: MIT

import A11ySession

/// An alignment of heard lines with expected lines.
public struct LineAlignment: Hashable, Sendable {
  /// One line, or a pair of corresponding lines.
  public enum Entry: Hashable, Sendable {
    /// The expected line was heard.
    case same(expected: Int, heard: Int)
    /// A similar line was heard.
    case changed(expected: Int, heard: Int)
    /// The expected line was not heard.
    case missing(expected: Int)
    /// An unexpected line was heard.
    case extra(heard: Int)
    /// The given lines, which “...” in the expected text matched.
    case rest(expected: Int, heard: Range<Int>)
  }

  /// The lines in order.
  public var entries: [Entry]

  /// The indices of expected lines whose regular expressions take too long and therefore match no line.
  public var givenUp: Set<Int> = []

  /// Whether exactly the expected lines were heard.
  public var isSame: Bool {
    entries.allSatisfy {
      switch $0 {
      case .same, .rest: true
      default: false
      }
    }
  }

  /// The maximum number of line pairs in one table. Larger texts are first divided at lines that occur exactly once in
  /// each text.
  private static let tableLimit = 1_000_000

  /// Aligns the heard lines with the expected lines.
  ///
  /// The complexity is O(lines) if the texts are the same, and otherwise O(expected × heard) for up to a million pairs.
  /// Larger texts without “...” are divided at the lines that occur exactly once in each text, with at most about a
  /// million pairs between two of these lines.
  public init(expected: [SpeechPattern], heard: [String]) {
    entries = []
    var start = 0
    var end = 0
    let least = min(expected.count, heard.count)
    let hasRest = expected.contains(.rest)
    let matcher = LineMatcher(expected, heard)
    defer { givenUp = matcher.givenUp }
    while start < least, expected[start] != .rest, matcher.matches(start, start) {
      start += 1
    }
    while end < least - start, expected[expected.count - 1 - end] != .rest,
      matcher.matches(expected.count - 1 - end, heard.count - 1 - end)
    {
      end += 1
    }
    entries.reserveCapacity(max(expected.count, heard.count))
    for place in 0..<start { entries.append(.same(expected: place, heard: place)) }
    let left = start..<expected.count - end
    let right = start..<heard.count - end
    if left.count * right.count <= Self.tableLimit {
      entries += Self.table(expected, left, heard, right, matcher)
    } else if hasRest {
      entries +=
        Self.fitting(expected, left, right, matcher)
        ?? left.map { .missing(expected: $0) } + right.map { .extra(heard: $0) }
    } else {
      entries += Self.anchored(expected, left, heard, right, matcher)
    }
    for place in 0..<end {
      entries.append(
        .same(expected: left.upperBound + place, heard: right.upperBound + place)
      )
    }
  }

  /// Divides large texts at the lines that occur exactly once in each text and in the same order in both texts.
  private static func anchored(
    _ expected: [SpeechPattern],
    _ left: Range<Int>,
    _ heard: [String],
    _ right: Range<Int>,
    _ matcher: LineMatcher
  ) -> [Entry] {
    var places: [String: (left: [Int], right: [Int])] = [:]
    for place in left {
      if case .words(let words) = expected[place] {
        places[words, default: ([], [])].left += [place]
      }
    }
    for place in right { places[heard[place]]?.right.append(place) }
    let pairs = places.values.filter { $0.left.count == 1 && $0.right.count == 1 }
      .map { (left: $0.left[0], right: $0.right[0]) }
      .sorted { $0.left < $1.left }
    var entries: [Entry] = []
    var (l, r) = (left.lowerBound, right.lowerBound)
    for pair in longestRising(pairs) + [(left.upperBound, right.upperBound)] {
      let (gapLeft, gapRight) = (l..<pair.left, r..<pair.right)
      entries += table(expected, gapLeft, heard, gapRight, matcher)
      if pair.left < left.upperBound {
        entries.append(.same(expected: pair.left, heard: pair.right))
      }
      (l, r) = (pair.left + 1, pair.right + 1)
    }
    return entries
  }

  /// Returns the longest subsequence of pairs whose positions increase in both texts. O(n log n).
  private static func longestRising(
    _ pairs: [(left: Int, right: Int)]
  ) -> [(left: Int, right: Int)] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].right < pair.right { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(left: Int, right: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = previous[next]
    }
    return result.reversed()
  }
}

extension LineAlignment {
  /// Returns the alignment if the lines match, with “...” matching as few lines as possible, or `nil` if the lines do
  /// not match.
  ///
  /// This method is for texts that contain “...” and are too large for a table. The complexity is usually O(expected +
  /// heard).
  static func fitting(
    _ expected: [SpeechPattern],
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ matcher: LineMatcher
  ) -> [Entry]? {
    var (l, r) = (left.lowerBound, right.lowerBound)
    var entries: [Entry] = []
    // These values are the index of the last “...”, the start and end of the lines that it matches, and the number of
    // entries before it.
    var rest: (place: Int, start: Int, end: Int, count: Int)?
    while r < right.upperBound || l < left.upperBound {
      if l < left.upperBound, expected[l] == .rest {
        rest = (l, r, r, entries.count)
        entries.append(.rest(expected: l, heard: r..<r))
        l += 1
      } else if l < left.upperBound, r < right.upperBound, matcher.matches(l, r) {
        entries.append(.same(expected: l, heard: r))
        (l, r) = (l + 1, r + 1)
      } else if let open = rest, open.end < right.upperBound {
        // The “...” matches one more line, and the lines after it are tried again.
        let end = open.end + 1
        rest = (open.place, open.start, end, open.count)
        entries.removeSubrange(open.count...)
        entries.append(.rest(expected: open.place, heard: open.start..<end))
        (l, r) = (open.place + 1, end)
      } else {
        return nil
      }
    }
    return entries
  }
}

extension LineAlignment {
  /// The cost of an unpaired line. A pair of lines that have words in common costs less than the two lines unpaired.
  private static let single: Int32 = 10

  /// Aligns lines so that as few of them as possible differ.
  ///
  /// If there are more than ``tableLimit`` pairs of lines, only lines at similar positions are paired.
  static func table(
    _ expected: [SpeechPattern],
    _ left: Range<Int>,
    _ heard: [String],
    _ right: Range<Int>,
    _ matcher: LineMatcher
  ) -> [Entry] {
    let (n, m) = (left.count, right.count)
    guard n > 0 || m > 0 else { return [] }
    if n == 0 { return right.map { .extra(heard: $0) } }
    var vocabulary = LineWords()
    let words = heard[right].map { vocabulary.add($0) }
    let expectedWords = expected[left].map { pattern -> [Int32] in
      if case .words(let text) = pattern { vocabulary.add(text) } else { [] }
    }
    // For each pair of positions, these tables contain the cost of aligning the remaining lines and the best choice at
    // these positions.
    var choices = Band<Choice>(n, m, limit: tableLimit, .extra)
    var costs = Band<Int32>(n, m, limit: tableLimit, unreachable)
    for i in stride(from: n, through: 0, by: -1) {
      for j in costs.columns(of: i).reversed() {
        if i == n, j == m {
          costs[i, j] = 0
          continue
        }
        var best: (cost: Int32, choice: Choice) = (unreachable, .extra)
        func offer(_ cost: Int32, _ choice: Choice) {
          if cost < best.cost { best = (cost, choice) }
        }
        if i < n {
          let pattern = expected[left.lowerBound + i]
          if pattern == .rest {
            offer(costs[i + 1, j], .endRest)
            if j < m { offer(costs[i, j + 1], .takeRest) }
          } else {
            if j < m {
              if matcher.matches(left.lowerBound + i, right.lowerBound + j) {
                offer(costs[i + 1, j + 1], .same)
              } else {
                let likeness = LineWords.likeness(expectedWords[i], words[j])
                if likeness >= 0.3 {
                  let cost = 2 * single - Int32(likeness * Double(single))
                  offer(costs[i + 1, j + 1] + cost, .changed)
                }
              }
            }
            offer(costs[i + 1, j] + single, .missing)
          }
        }
        if j < m { offer(costs[i, j + 1] + single, .extra) }
        costs[i, j] = best.cost
        choices[i, j] = best.choice
      }
    }
    return follow(choices, left, right)
  }

  /// A cost that is higher than that of any alignment.
  private static let unreachable = Int32.max / 4

  private enum Choice: UInt8 { case same, changed, missing, extra, takeRest, endRest }

  private static func follow(
    _ choices: borrowing Band<Choice>,
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [Entry] {
    var entries: [Entry] = []
    var (i, j) = (0, 0)
    var restStart: Int?
    while i < left.count || j < right.count {
      let (l, r) = (left.lowerBound + i, right.lowerBound + j)
      switch choices[i, j] {
      case .same:
        entries.append(.same(expected: l, heard: r))
        (i, j) = (i + 1, j + 1)
      case .changed:
        entries.append(.changed(expected: l, heard: r))
        (i, j) = (i + 1, j + 1)
      case .missing:
        entries.append(.missing(expected: l))
        i += 1
      case .extra:
        entries.append(.extra(heard: r))
        j += 1
      case .takeRest:
        restStart = restStart ?? r
        j += 1
      case .endRest:
        entries.append(.rest(expected: l, heard: (restStart ?? r)..<r))
        restStart = nil
        i += 1
      }
    }
    return entries
  }
}
