// SPDX-License-Identifier: MIT

import A11ySession

extension LineAlignment {
  /// The alignment if the lines match, with “...” taking as few as possible; `nil` if they do not.
  ///
  /// For texts too large for a table. Mostly O(expected + heard).
  static func fitting(
    _ expected: [SpeechPattern],
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ matcher: LineMatcher
  ) -> [Entry]? {
    var (l, r) = (left.lowerBound, right.lowerBound)
    var entries: [Entry] = []
    // The last “...”: its place, the lines it has taken, and how many entries came before it.
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
        // It takes one more line, and what follows it is tried again.
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
