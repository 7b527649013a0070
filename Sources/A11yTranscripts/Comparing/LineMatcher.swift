// SPDX-License-Identifier: MIT

import A11ySession

/// A matcher that determines which expected lines match which heard lines. The matcher evaluates each regular
/// expression at most once per heard line.
final class LineMatcher {
  private let expected: [SpeechPattern]
  private let heard: [String]
  /// The cached results of regular expressions. Comparing plain words is faster than looking up a result.
  private var answers: [Pair: Bool] = [:]
  /// The regular expressions that took too long and therefore no longer match any line.
  private(set) var givenUp: Set<Int> = []

  private struct Pair: Hashable {
    var expected: Int
    var heard: Int
  }

  init(_ expected: [SpeechPattern], _ heard: [String]) {
    self.expected = expected
    self.heard = heard
  }

  /// Returns whether an expected line matches a heard line.
  func matches(_ place: Int, _ line: Int) -> Bool {
    guard case .expression = expected[place] else { return expected[place].matches(heard[line]) }
    if givenUp.contains(place) { return false }
    let pair = Pair(expected: place, heard: line)
    if let answer = answers[pair] { return answer }
    let answer = expected[place].match(heard[line])
    if answer == .tooLong { givenUp.insert(place) }
    answers[pair] = answer == .yes
    return answer == .yes
  }
}
