// SPDX-License-Identifier: MIT

import Foundation

/// A regular expression from a transcript, with a limit on the number of matching steps.
///
/// Foundation's regular expressions report their progress. Therefore, matching can be abandoned, always at the same
/// step, for an expression such as `(a+)+$`, whose matching time doubles with each letter.
package enum SpokenExpression {
  /// The result of matching a line against an expression.
  package enum Answer {
    case yes, no
    /// Matching takes too long.
    case tooLong
  }

  /// The maximum number of characters in an expression.
  static let longest = 1_000

  /// The maximum number of progress reports, which corresponds to about ten million steps and less than half a second.
  private static let budget = 1_000

  /// Throws an error if the text is not a valid regular expression or is too long.
  static func check(_ source: String) throws(SessionError) {
    guard source.count <= longest else {
      throw .usage(
        "an expression can have at most \(longest) characters; this one has \(source.count)"
      )
    }
    guard expression(source) != nil else {
      throw .usage(
        "“\(source)” is not a valid regular expression; to expect words between slashes, write "
          + "“\\/”"
      )
    }
  }

  /// Returns whether a validated expression matches a whole line.
  static func match(_ source: String, _ line: String) -> Answer {
    // The source is first checked on its own, because `a)|(b` is valid only when it is enclosed in parentheses.
    guard expression(source) != nil, let expression = expression("(?:\(source))\\z") else {
      return .no
    }
    // The line is normalized, so that a letter with a diacritic is one character, however it is encoded.
    let line = line.precomposedStringWithCanonicalMapping
    var answer = Answer.no
    var reports = 0
    expression.enumerateMatches(
      in: line,
      options: [.anchored, .reportProgress],
      range: NSRange(line.startIndex..., in: line)
    ) { result, _, stop in
      if result != nil { answer = .yes }
      reports += 1
      if reports > budget { answer = .tooLong }
      if answer != .no { stop.pointee = true }
    }
    return answer
  }

  private static func expression(_ source: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: source.precomposedStringWithCanonicalMapping)
  }
}
