// SPDX-License-Identifier: MIT

import Foundation

/// A finding that the checks after it leave out, and why.
///
/// ```
/// ignore same-words "Edit" because each row says what is edited
/// ```
public struct IgnoredFinding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// Words that the finding holds; `nil` for every finding of the rule.
  public var words: String?
  /// Why it is no problem.
  public var reason: String

  /// Whether a line looks like one.
  static func begins(_ line: String) -> Bool {
    line.hasPrefix("ignore ") && line.contains(" because ")
  }

  /// Parses a line.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(written line: String) throws(SessionError) {
    let usage = SessionError.usage(
      "a finding is ignored by “ignore same-words \"Edit\" because …”, with or without the words"
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
