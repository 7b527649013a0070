// SPDX-License-Identifier: MIT

import Foundation

/// A finding that later checks ignore, with the reason for ignoring it.
///
/// ```
/// ignore same-words "Edit" because each row says what is edited
/// ```
public struct IgnoredFinding: Hashable, Sendable {
  /// The rule's ID.
  public var rule: String
  /// Words that an ignored finding contains, or `nil` to ignore all of the rule's findings.
  public var words: String?
  /// The reason that the finding is not a problem.
  public var reason: String

  /// Returns whether a line looks like an ignored finding.
  static func begins(_ line: String) -> Bool {
    line.hasPrefix("ignore ") && line.contains(" because ")
  }

  /// Parses a line.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(written line: String) throws(SessionError) {
    let usage = SessionError.usage(
      "an ignored finding must have the form “ignore same-words \"Edit\" because …”; the quoted "
        + "words are optional"
    )
    guard let place = line.range(of: " because ", options: .backwards) else { throw usage }
    reason = String(line[place.upperBound...]).trimmed
    let parts = line[..<place.lowerBound].split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count > 1, !reason.isEmpty else { throw usage }
    rule = parts[1]
    guard parts.count > 2 else { return }
    let quoted = parts[2].trimmed
    guard quoted.count > 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { throw usage }
    words = String(quoted.dropFirst().dropLast())
  }
}
