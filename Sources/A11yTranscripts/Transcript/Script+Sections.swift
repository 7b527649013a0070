// SPDX-License-Identifier: MIT

import A11ySession

extension Script {
  /// The expectations of one part of a transcript: part 0 is the opening, part 1 the first step.
  func expectations(ofSection section: Int) -> [Expectation] {
    section == 0 ? opening : steps[section - 1].expectations
  }

  /// The line, from 1, after which the lines of a part begin: that of its command, or the header's
  /// last.
  func lineBefore(section: Int) -> Int {
    section == 0 ? header.last?.line ?? 0 : steps[section - 1].line
  }
}

extension [Script.Expectation] {
  /// The expected speech, and the place of each pattern among all expectations.
  var speech: [(place: Int, pattern: SpeechPattern)] {
    enumerated().compactMap { place, expectation in
      guard case .speech(let pattern) = expectation.content else { return nil }
      return (place, pattern)
    }
  }
}
