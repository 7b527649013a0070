// SPDX-License-Identifier: MIT

import A11ySession

/// Determines which written lines match which heard ones, checking each pair at most once.
final class LineMatcher {
  private let expected: [SpeechPattern]
  private let heard: [String]
  /// The results of regular expressions; comparing words is faster than a lookup.
  private var answers: [Pair: Bool] = [:]
  /// The regular expressions that took too long and no longer match anything.
  private(set) var givenUp: Set<Int> = []

  private struct Pair: Hashable {
    var expected: Int
    var heard: Int
  }

  init(_ expected: [SpeechPattern], _ heard: [String]) {
    self.expected = expected
    self.heard = heard
  }

  /// Returns whether a written line matches a heard one.
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
