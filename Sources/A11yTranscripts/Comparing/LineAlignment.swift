// SPDX-License-Identifier: MIT

import A11ySession

/// The alignment of the heard lines with the written ones.
public struct LineAlignment: Hashable, Sendable {
  /// One line, or a pair of lines that belong together.
  public enum Entry: Hashable, Sendable {
    /// The expected line was heard.
    case same(expected: Int, heard: Int)
    /// A similar line was heard.
    case changed(expected: Int, heard: Int)
    /// The expected line was not heard.
    case missing(expected: Int)
    /// A line was heard that was not expected.
    case extra(heard: Int)
    /// “...” matched these lines.
    case rest(expected: Int, heard: Range<Int>)
  }

  /// The lines in order.
  public var entries: [Entry]

  /// The written lines whose expressions take too long; they match nothing.
  public var givenUp: Set<Int> = []

  /// Whether exactly what is expected was heard.
  public var isSame: Bool {
    entries.allSatisfy {
      switch $0 {
      case .same, .rest: true
      default: false
      }
    }
  }

  /// The largest table; beyond it, lines are aligned only by those that occur once.
  private static let tableLimit = 1_000_000

  /// Aligns the heard lines with the written ones.
  ///
  /// O(lines) where they are the same, otherwise O(expected × heard) for up to a million pairs;
  /// larger texts are cut where a line occurs once in both.
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

  /// Cuts large texts at the lines that occur once in both, in the same order.
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
      if gapLeft.count * gapRight.count <= tableLimit {
        entries += table(expected, gapLeft, heard, gapRight, matcher)
      } else {
        entries += gapLeft.map { .missing(expected: $0) } + gapRight.map { .extra(heard: $0) }
      }
      if pair.left < left.upperBound {
        entries.append(.same(expected: pair.left, heard: pair.right))
      }
      (l, r) = (pair.left + 1, pair.right + 1)
    }
    return entries
  }

  /// The longest run of pairs that increases on both sides. O(n log n).
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
