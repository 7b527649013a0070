// SPDX-License-Identifier: MIT

import Foundation

/// User defaults in the format of a transcript's header, such as `countsWords = false; name = "Ada"; size = 1.5`.
package struct WrittenDefaults {
  /// The reason that a string with user defaults cannot be parsed.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The value for each key, which is a Boolean, a number or a string.
  package let values: [String: any Sendable]

  /// Parses pairs of keys and values, separated by semicolons.
  ///
  /// A value in quotation marks is a string. Any other value is also a string unless it is a number, `true` or `false`.
  package init(_ text: String) throws(Fault) {
    var values: [String: any Sendable] = [:]
    for part in text.split(separator: ";") where !part.allSatisfy(\.isWhitespace) {
      guard let equals = part.firstIndex(of: "=") else {
        throw Fault(
          description:
            "“\(part.trimmingCharacters(in: .whitespaces))” is not a key and a value, as in “size = 2”"
        )
      }
      let key = part[..<equals].trimmingCharacters(in: .whitespaces)
      guard !key.isEmpty else { throw Fault(description: "a value has no key") }
      let written = part[part.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      values[key] = Self.value(written)
    }
    self.values = values
  }

  private static func value(_ written: String) -> any Sendable {
    if written.count > 1, written.first == "\"", written.last == "\"" {
      return String(written.dropFirst().dropLast())
    }
    if written == "true" || written == "false" { return written == "true" }
    if let number = Int(written) { return number }
    if let number = Double(written), number.isFinite { return number }
    return written
  }

  /// Stores the values.
  package func store(in defaults: UserDefaults) {
    for (key, value) in values { defaults.set(value, forKey: key) }
    defaults.synchronize()
  }
}
