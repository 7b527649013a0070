// SPDX-License-Identifier: MIT

import A11ySession

extension LineAlignment {
  /// The cost of a line without a counterpart. Two lines that share words cost less as a pair than
  /// separately.
  private static let single = 10

  /// Aligns lines so that as few as possible differ.
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
    let words = heard[right].map(WordDifference.words)
    let expectedWords = expected[left].map { pattern -> [Substring] in
      if case .words(let text) = pattern { return WordDifference.words(text) }
      return []
    }
    // The cost of aligning the rest from a place on, and the choice to make there.
    var costs = [[Int32]](repeating: [Int32](repeating: 0, count: m + 1), count: n + 1)
    var choices = [[Choice]](repeating: [Choice](repeating: .extra, count: m + 1), count: n + 1)
    for i in stride(from: n, through: 0, by: -1) {
      for j in stride(from: m, through: 0, by: -1) where i < n || j < m {
        var best: (cost: Int32, choice: Choice) = (.max, .extra)
        func offer(_ cost: Int32, _ choice: Choice) {
          if cost < best.cost { best = (cost, choice) }
        }
        if i < n {
          let pattern = expected[left.lowerBound + i]
          if pattern == .rest {
            offer(costs[i + 1][j], .endRest)
            if j < m { offer(costs[i][j + 1], .takeRest) }
          } else {
            if j < m {
              if matcher.matches(left.lowerBound + i, right.lowerBound + j) {
                offer(costs[i + 1][j + 1], .same)
              } else {
                let likeness = WordDifference.likeness(expectedWords[i], words[j])
                if likeness >= 0.3 {
                  let cost = 2 * single - Int(likeness * Double(single))
                  offer(costs[i + 1][j + 1] + Int32(cost), .changed)
                }
              }
            }
            offer(costs[i + 1][j] + Int32(single), .missing)
          }
        }
        if j < m { offer(costs[i][j + 1] + Int32(single), .extra) }
        costs[i][j] = best.cost
        choices[i][j] = best.choice
      }
    }
    return follow(choices, left, right)
  }

  private enum Choice: UInt8 { case same, changed, missing, extra, takeRest, endRest }

  private static func follow(
    _ choices: [[Choice]],
    _ left: Range<Int>,
    _ right: Range<Int>
  ) -> [Entry] {
    var entries: [Entry] = []
    var (i, j) = (0, 0)
    var restStart: Int?
    while i < left.count || j < right.count {
      let (l, r) = (left.lowerBound + i, right.lowerBound + j)
      switch choices[i][j] {
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
