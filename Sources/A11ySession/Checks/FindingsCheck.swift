// SPDX-License-Identifier: MIT

import Foundation
/// That an audit finds nothing on the screen as it is.
///
/// ```
/// expect no findings
/// expect no findings same-words no-words
/// expect no findings silent-change at "main > button “Save”"
/// ```
/// In the opening of a live page’s transcript, rules that are named may act.
public struct FindingsCheck: Hashable, Sendable {
  /// The ids of the rules; empty for all that need no acting.
  public var rules: [String]
  /// The only element that counts, by its path; `nil` for all.
  public var path: String?

  private static let start = "expect no findings"

  /// Creates a check from its parts.
  public init(rules: [String] = [], path: String? = nil) {
    self.rules = rules
    self.path = path
  }

  /// Whether a line looks like such a check.
  static func begins(_ line: String) -> Bool {
    line == start || line.hasPrefix(start + " ")
  }

  /// Parses a check.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(written line: String) throws(SessionError) {
    var rest = String(line.dropFirst(Self.start.count))
    if let place = rest.range(of: " at \"") {
      guard rest.hasSuffix("\""), rest.distance(from: place.upperBound, to: rest.endIndex) > 1
      else {
        throw .usage("an element is written at \"main > button “Save”\", after the rules")
      }
      path = String(rest[place.upperBound...].dropLast())
      rest = String(rest[..<place.lowerBound])
    }
    rules = rest.split(separator: " ").map(String.init)
  }

  /// The check as a transcript writes it.
  public var written: String {
    ([Self.start] + rules + [path.map { "at \"\($0)\"" }].compactMap(\.self))
      .joined(separator: " ")
  }
}
