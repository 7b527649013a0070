// SPDX-License-Identifier: MIT

import Foundation
/// A check that fails if an audit finds problems on the current screen.
///
/// Before the first command in a live page’s transcript, the named rules may include rules that act
/// on the page.
///
/// ```
/// expect no findings
/// expect no findings same-words no-words
/// expect no findings silent-change at "main > button “Save”"
/// ```
public struct FindingsCheck: Hashable, Sendable {
  /// The rules' IDs, or an empty array for all rules that do not act on the page.
  public var rules: [String]
  /// The path of the only element to check, or `nil` for all elements.
  public var path: String?

  private static let start = "expect no findings"

  /// Creates a check for the given rules, or for all rules if none are given.
  public init(rules: [String] = [], path: String? = nil) {
    self.rules = rules
    self.path = path
  }

  /// Returns whether a line looks like a findings check.
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
        throw .usage(
          "an element’s path must be in quotes at the end, as in at \"main > button “Save”\""
        )
      }
      path = String(rest[place.upperBound...].dropLast())
      rest = String(rest[..<place.lowerBound])
    }
    rules = rest.split(separator: " ").map(String.init)
  }

  /// The check, as written in a transcript.
  public var written: String {
    ([Self.start] + rules + [path.map { "at \"\($0)\"" }].compactMap(\.self))
      .joined(separator: " ")
  }
}
