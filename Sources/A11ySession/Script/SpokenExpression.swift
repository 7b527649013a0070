// SPDX-License-Identifier: MIT

import Foundation

/// A regular expression from a transcript, with a limit to what it may cost.
///
/// Foundation's expressions report on the way, so one such as `(a+)+$`, which takes a time that
/// doubles with each letter, can be given up, always at the same step.
package enum SpokenExpression {
  /// Whether a line matches.
  package enum Answer {
    case yes, no
    /// It takes too long to find out.
    case tooLong
  }

  /// The most characters in an expression.
  static let longest = 1_000

  /// How many reports on the way are waited for: about ten million steps, less than half a second.
  private static let budget = 1_000

  /// Refuses what is no expression, or too long for one.
  static func check(_ source: String) throws(SessionError) {
    guard source.count <= longest else {
      throw .usage(
        "an expression may have at most \(longest) characters, and this has \(source.count)"
      )
    }
    guard expression(source) != nil else {
      throw .usage("“\(source)” is no regular expression; for words between slashes write “\\/”")
    }
  }

  /// Whether an expression that was checked matches a whole line.
  static func match(_ source: String, _ line: String) -> Answer {
    // `a)|(b` is one only between brackets.
    guard expression(source) != nil, let expression = expression("(?:\(source))\\z") else {
      return .no
    }
    // Letters with marks count as one character, however they are written.
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
