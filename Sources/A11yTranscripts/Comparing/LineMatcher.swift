// SPDX-License-Identifier: MIT

import A11ySession

/// Which written lines match which heard ones, each pair asked at most once.
final class LineMatcher {
  private let expected: [SpeechPattern]
  private let heard: [String]
  /// What expressions have answered; words are compared faster than looked up.
  private var answers: [Pair: Bool] = [:]
  /// The expressions that were given up; they no longer match anything.
  private(set) var givenUp: Set<Int> = []

  private struct Pair: Hashable {
    var expected: Int
    var heard: Int
  }

  init(_ expected: [SpeechPattern], _ heard: [String]) {
    self.expected = expected
    self.heard = heard
  }

  /// Whether a written line matches a heard one.
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
