// SPDX-License-Identifier: MIT

/// A range of versions that a client accepts, written as a version such as `1.2`, optionally preceded by `<`, `<=`, `>`
/// or `>=`.
struct VersionRange {
  private let comparison: String
  private let numbers: [Int]

  /// Parses a range, or returns `nil` if the text is not a valid range.
  init?(_ text: String) {
    let operators = ["<=", ">=", "<", ">"]
    comparison = operators.first(where: text.hasPrefix) ?? "="
    let version = text.dropFirst(comparison == "=" ? 0 : comparison.count)
    guard let numbers = Self.numbers(String(version)) else { return nil }
    self.numbers = numbers
  }

  /// Returns whether a version is in the range. Missing components of a version number are treated as 0.
  func contains(_ version: String) -> Bool {
    guard let other = Self.numbers(version) else { return false }
    let length = max(numbers.count, other.count)
    func padded(_ numbers: [Int]) -> [Int] {
      numbers + Array(repeating: 0, count: length - numbers.count)
    }
    let (ours, wanted) = (padded(other), padded(numbers))
    return switch comparison {
    case "<": ours.lexicographicallyPrecedes(wanted)
    case "<=": !wanted.lexicographicallyPrecedes(ours)
    case ">": wanted.lexicographicallyPrecedes(ours)
    case ">=": !ours.lexicographicallyPrecedes(wanted)
    default: ours == wanted
    }
  }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.compactMap(\.self)
  }
}
